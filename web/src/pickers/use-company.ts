import { useMemo } from "react";
import { companySource } from "../live/company.ts";
import { useLive } from "../live/use-live.ts";
import { useReader } from "../session/use-reader.ts";

/** The company of the signed-in person, live. */
export function useCompany() {
  const reader = useReader();
  return useLive(useMemo(() => companySource(reader), [reader]));
}
