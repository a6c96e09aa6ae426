import type { Path, Row } from "./access/row.ts";

type CalendarPath = Extract<Path, `calendar.${string}`>;

const day = { from: "2126-01-05", until: "2126-01-05", part: null };

/** The procedures of Calendar. */
export const calendarRows = {
  "calendar.requestTimeOff": {
    guard: "calendar.requestTimeOff",
    input: ({ employeeId }) => ({
      ...day,
      employeeId,
      type: "vacation",
      note: "",
      isApproved: false,
      unassignsShifts: false,
    }),
  },
  "calendar.previewTimeOff": {
    guard: "calendar.decideTimeOff",
    input: ({ employeeId }) => ({ ...day, employeeId }),
  },
  "calendar.decideTimeOff": {
    guard: "calendar.decideTimeOff",
    input: ({ timeOffId }, expectedVersion) => ({
      timeOffId,
      expectedVersion,
      decision: "denied",
      note: "",
      unassignsShifts: false,
    }),
  },
  "calendar.cancelTimeOff": {
    guard: "calendar.requestTimeOff",
    input: ({ ownTimeOffId }, expectedVersion) => ({ timeOffId: ownTimeOffId, expectedVersion }),
  },
} as const satisfies { [P in CalendarPath]: Row<P> };
