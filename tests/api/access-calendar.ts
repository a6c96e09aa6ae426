import { typeId } from "@crewline/domain/records/time-off/type-id.test-support";
import type { Path, Row } from "./access/row.ts";

type CalendarPath = Extract<Path, `calendar.${string}`>;

const day = { from: "2126-01-05", until: "2126-01-05", part: null };

const event = {
  title: "Inventory",
  text: "",
  from: "2126-01-05",
  until: "2126-01-05",
  times: null,
  audience: "everyone",
} as const;

/** The procedures of Calendar. */
export const calendarRows = {
  "calendar.requestTimeOff": {
    guard: "calendar.requestTimeOff",
    input: ({ employeeId }) => ({
      ...day,
      employeeId,
      type: typeId("vacation"),
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
  "calendar.balances": {
    guard: "calendar.requestTimeOff",
    input: ({ employeeId }) => ({ employeeId }),
  },
  "calendar.adjustBalance": {
    guard: "calendar.decideTimeOff",
    input: ({ employeeId }) => ({
      employeeId,
      typeId: typeId("vacation"),
      day: "2026-01-05",
      seconds: 3600,
      reason: "Brought forward",
    }),
  },
  "calendar.countTimeOff": {
    guard: "calendar.requestTimeOff",
    input: ({ employeeId }) => ({
      employeeId,
      type: typeId("vacation"),
      from: "2126-01-04",
      until: "2126-01-05",
      part: null,
      hours: null,
    }),
  },
  "calendar.cancelTimeOff": {
    guard: "calendar.requestTimeOff",
    input: ({ ownTimeOffId }, expectedVersion) => ({ timeOffId: ownTimeOffId, expectedVersion }),
  },
  "calendar.addEvent": {
    guard: "calendar.editEvents",
    input: ({ locationId }) => ({ event: { ...event, locationId } }),
  },
  "calendar.saveEvent": {
    guard: "calendar.editEvents",
    input: ({ dayEventId, locationId }, expectedVersion) => ({
      dayEventId,
      expectedVersion,
      event: { ...event, locationId },
    }),
  },
  "calendar.removeEvent": {
    guard: "calendar.editEvents",
    input: ({ dayEventId }, expectedVersion) => ({ dayEventId, expectedVersion }),
  },
} as const satisfies { [P in CalendarPath]: Row<P> };
