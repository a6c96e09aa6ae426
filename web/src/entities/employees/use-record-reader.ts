import { useMemo } from "react";
import { isBoundToLocations } from "@crewline/domain/kernel/access/permissions";
import type { RecordReader } from "@crewline/domain/rules/access/record-access";
import { memberSource } from "../../live/members.ts";
import { useLive } from "../../live/use-live.ts";
import { useReader } from "../../session/actor/use-reader.ts";

/** What the signed-in person may read of employees' records; wages not before it is known. */
export function useRecordReader(): RecordReader {
  const reader = useReader();
  const member = useLive(isBoundToLocations(reader.role) ? memberSource(reader) : null);
  const mayViewWages = member.status === "ready" && member.data?.mayViewWages === true;
  return useMemo(() => ({ ...reader, mayViewWages }), [reader, mayViewWages]);
}
