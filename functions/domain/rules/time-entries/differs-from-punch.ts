import type { Instant } from "../../kernel/time/instant.ts";
import type { TimeEntry, WorkSpan } from "../../records/time-entries/time-entry.ts";
import { payableMinutes } from "./payable-minutes.ts";

/** True where the payable time is not what was punched, to the minute; also of time without a punch. */
export function differsFromPunch({
  punched,
  payable,
}: Pick<TimeEntry, "punched" | "payable">): boolean {
  if (punched === null) return true;
  return JSON.stringify(momentsOf(payableMinutes(punched))) !== JSON.stringify(momentsOf(payable));
}

function momentsOf({ startsAt, endsAt, breaks }: WorkSpan): (Instant | boolean | null)[] {
  const parts = breaks.flatMap((taken) => [taken.startsAt, taken.endsAt, taken.isPaid]);
  return [startsAt, endsAt, ...parts];
}
