import { useMemo } from "react";
import { isBoundToLocations } from "@crewline/domain/kernel/access/permissions";
import type { RecordActor } from "@crewline/domain/rules/access/record-access";
import { memberSource } from "../../live/members.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";

/** The reader of employees' records; wages are excluded until the right to them is known. */
export function useRecordActor(): RecordActor {
  const actor = useActor();
  const member = useLive(isBoundToLocations(actor.role) ? memberSource(actor) : null);
  const mayViewWages = member.status === "ready" && member.data?.mayViewWages === true;
  return useMemo(() => ({ ...actor, mayViewWages }), [actor, mayViewWages]);
}
