import type { TimeOff, TimeOffTerms } from "../../records/time-off/time-off.ts";
import type { TimeOffPay, TimeOffType } from "../../records/time-off/time-off-type.ts";

type Typed = Pick<TimeOff, "type" | "terms">;

/** Who is paid for the time off. That from before types were a list: salaries, unless it is unpaid. */
export function payOfTimeOff({ type, terms }: Typed): TimeOffPay {
  return terms?.pays ?? (type === "unpaid" ? "none" : "salaries");
}

/** What time off keeps of its type as it is now. */
export function termsOfType({ name, pays, code }: TimeOffType): TimeOffTerms {
  return { name, pays, code };
}

/** True if employees who are paid by the hour are paid for hours of it. */
export function paysHours(timeOff: Pick<TimeOff, "type" | "terms" | "counted">): boolean {
  return payOfTimeOff(timeOff) === "everyone" && (timeOff.counted ?? []).length > 0;
}
