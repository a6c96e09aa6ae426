import { useMay } from "../../session/actor/use-may.ts";
import { useReader } from "../../session/actor/use-reader.ts";

/** Whether the signed-in person decides about somebody's time off; about the own only an admin. */
export function useDecidesFor(): (employeeId: string) => boolean {
  const reader = useReader();
  const mayDecide = useMay("calendar", "decideTimeOff");
  return (employeeId) => mayDecide && (reader.role === "admin" || reader.employeeId !== employeeId);
}
