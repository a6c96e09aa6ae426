import { NO_LOGIN, timeOffIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import {
  enteredTimeOff,
  requireOfferedType,
} from "@crewline/domain/rules/time-off/entered-time-off";
import type { BuiltInType } from "@crewline/domain/records/time-off/time-off-type";
import { timeOffTypeIdSchema } from "@crewline/domain/records/time-off/time-off-type";
import type { Company } from "@crewline/domain/records/company/company";
import type { Staffer } from "./staff.ts";

interface Asking {
  today: LocalDate;
  at: Instant;
  company: Pick<Company, "timeOffTypes">;
  /** The name of the deciding manager or admin. */
  decidedByName: string;
}

type Wanted = Pick<TimeOff, "part" | "note" | "state"> & {
  type: BuiltInType;
  in: number;
  days: number;
};

const vacation: Wanted = {
  type: "vacation",
  part: null,
  note: "",
  state: "approved",
  in: 30,
  days: 7,
};

/** The first employees, including the one with the printed sign-in, request time off. */
const wishes: Readonly<Record<number, readonly Wanted[]>> = {
  1: [
    { ...vacation, state: "requested", in: 4, days: 3, note: "My sister's wedding" },
    vacation,
    { ...vacation, type: "unpaid", state: "denied", in: -40, days: 3 },
  ],
  2: [
    {
      ...vacation,
      type: "other",
      state: "requested",
      in: 5,
      days: 1,
      part: { startsAtLocal: "08:00", endsAtLocal: "12:00" },
      note: "Dentist",
    },
  ],
  3: [{ ...vacation, in: 35, days: 14 }],
};

/**
 * A person's requests: pending ones are in the planned weeks, so that deciding them has an effect;
 * approved ones come after them, where no shifts are planned.
 */
export function timeOffOf({ employee, uid }: Staffer, index: number, asking: Asking): TimeOff[] {
  if (employee.status !== "active") return [];
  return (wishes[index] ?? []).map((wish, count) => {
    const { in: ahead, days, type: typeId, ...facts } = wish;
    const isDecided = facts.state !== "requested";
    const from = addDays(asking.today, ahead);
    const span = { from, until: addDays(from, days - 1), part: facts.part };
    const type = requireOfferedType(asking.company, timeOffTypeIdSchema.parse(typeId));
    return {
      ...facts,
      ...span,
      ...enteredTimeOff(type, span, { employee, home: null, hours: null }),
      id: timeOffIdSchema.parse(`${employee.id}-${count}`),
      employeeId: employee.id,
      locationIds: employee.locationIds,
      requestedBy: uid,
      requestedByName: employee.name,
      requestedAt: asking.at,
      decidedBy: isDecided ? NO_LOGIN : null,
      decidedByName: isDecided ? asking.decidedByName : null,
      decidedAt: isDecided ? asking.at : null,
      decisionNote: facts.state === "denied" ? "Too many are away then" : "",
      version: isDecided ? 2 : 1,
    };
  });
}
