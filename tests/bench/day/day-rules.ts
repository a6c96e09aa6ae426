import type { AlertRule } from "@crewline/domain/records/alerts/alert-rule";
import type { AlertType } from "@crewline/domain/records/alerts/alert-type";
import { alertTypes } from "@crewline/domain/records/alerts/alert-type";
import { usualRule } from "@crewline/domain/rules/alerts/usual-rules";
import { personOf } from "./day-people.ts";
import { ESCALATED_MINUTES } from "./day-script.ts";
import type { DaySize } from "./day-size.ts";

/** The rules of the company: every type is mailed at once; some differ from the usual ones. */
export function rulesOfDay({ locations }: DaySize): AlertRule[] {
  const places = Array.from({ length: locations }, (_, place) => place);
  const changes: Partial<Record<AlertType, Partial<AlertRule>>> = {
    late: {
      escalateAfterMinutes: ESCALATED_MINUTES,
      mutedEmployeeIds: places.map((place) => personOf(place, 14)),
    },
    breakDue: { recipients: ["employee"] },
    // Breaks of 33 minutes may be ended late where the machine is busy.
    onBreakTooLong: { threshold: 10 },
    // The next week, which no one plans here, is to be published after this day.
    unpublishedWeek: { threshold: 1 },
    // A usual day of work ends half an hour before its overtime.
    nearOvertime: { threshold: 15 },
  };
  return alertTypes.map((type) => ({
    ...usualRule(type),
    channels: ["email"],
    digest: "immediate",
    ...changes[type],
  }));
}
