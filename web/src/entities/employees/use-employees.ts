import { useMemo } from "react";
import { employeesSource } from "../../live/employees.ts";
import { useLive } from "../../live/use-live.ts";
import { useReader } from "../../session/actor/use-reader.ts";

/** Everybody in the company's directory, people who have gone included, live. */
export function useEmployees() {
  const reader = useReader();
  return useLive(useMemo(() => employeesSource(reader), [reader]));
}
