import type {
  CompanyId,
  EmployeeId,
  LocationId,
  ShiftId,
  TimeEntryId,
  TimeOffId,
  UserId,
  WageChangeId,
} from "./entity-ids.ts";
import {
  companyIdSchema,
  employeeIdSchema,
  locationIdSchema,
  shiftIdSchema,
  timeEntryIdSchema,
  timeOffIdSchema,
  userIdSchema,
  wageChangeIdSchema,
} from "./entity-ids.ts";

/** The id of an employee in tests: "ana". */
export function anEmployeeId(text: string): EmployeeId {
  return employeeIdSchema.parse(text);
}

/** The id of a location in tests: "harbor". */
export function aLocationId(text: string): LocationId {
  return locationIdSchema.parse(text);
}

/** The id of a company in tests: "harbor-coffee". */
export function aCompanyId(text: string): CompanyId {
  return companyIdSchema.parse(text);
}

/** The id of a shift in tests: "early". */
export function aShiftId(text: string): ShiftId {
  return shiftIdSchema.parse(text);
}

/** The id of a time entry in tests: "monday". */
export function anEntryId(text: string): TimeEntryId {
  return timeEntryIdSchema.parse(text);
}

/** The id of a login in tests: "olivia". */
export function aUserId(text: string): UserId {
  return userIdSchema.parse(text);
}

/** The id of time off in tests: "skiing". */
export function aTimeOffId(text: string): TimeOffId {
  return timeOffIdSchema.parse(text);
}

/** The id of a wage change in tests: "merit". */
export function aWageChangeId(text: string): WageChangeId {
  return wageChangeIdSchema.parse(text);
}
