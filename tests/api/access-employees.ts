import { resigned } from "../support/an-end-cause.ts";
import { randomUUID } from "node:crypto";
import { monday } from "../support/a-shift-plan.ts";
import type { Path, Row } from "./access/row.ts";
import { farAhead } from "../support/today.ts";

type EmployeePath = Extract<Path, `employees.${string}`>;

const bo = { name: "Bo", email: null, jobRole: null, rateTenThousandths: null };
const unknown = { payrollId: null, hiredOn: null };
const profile = { email: null, phone: null, notes: "" };

const ahead = farAhead;
const bulk = { groupId: randomUUID(), title: "A test" };
const row = {
  key: "1",
  title: "Ana",
  expectedVersion: null,
  expectedProfileVersion: null,
  employee: {},
  profile: {},
};

/** The procedures of Employees. */
export const employeeRows = {
  "employees.add": {
    guard: "employees.add",
    input: ({ locationId }) => ({ people: [bo], locationIds: [locationId], ratesFrom: monday }),
  },
  "employees.save": {
    guard: "employees.edit",
    input: ({ employeeId, locationId }, expectedVersion) => ({
      expectedVersion,
      employeeId,
      employee: { name: "Ana", jobRoleIds: [], locationIds: [locationId], ...unknown },
    }),
  },
  "employees.saveProfile": {
    guard: "employees.edit",
    input: ({ employeeId }, expectedVersion) => ({ expectedVersion, employeeId, profile }),
  },
  "employees.saveFieldValues": {
    guard: "employees.edit",
    input: ({ employeeId }, expectedVersion) => ({ expectedVersion, employeeId, values: [] }),
  },
  "employees.saveOwnFieldValues": {
    guard: "settings.view",
    input: (_things, expectedVersion) => ({ expectedVersion, values: [] }),
  },
  "employees.fieldValues": {
    guard: "employees.edit",
    input: () => ({ level: "managers", from: null }),
  },
  "employees.setEmploymentEnd": {
    guard: "employees.edit",
    // A last day that has passed would end a login, which requires a recent sign-in.
    input: ({ employeeId }, expectedVersion) => ({
      expectedVersion,
      employeeId,
      lastDay: ahead,
      cause: resigned,
    }),
  },
  "employees.previewEnd": {
    guard: "employees.edit",
    input: ({ employeeId }) => ({ employeeId, lastDay: monday }),
  },
  "employees.previewEnds": {
    guard: "employees.edit",
    input: ({ employeeId }) => ({ employeeIds: [employeeId], lastDay: monday }),
    elsewhere: "each",
  },
  "employees.endMany": {
    guard: "employees.edit",
    input: ({ employeeId }, expectedVersion) => ({
      ...bulk,
      lastDay: ahead,
      cause: resigned,
      rows: [{ key: row.key, title: row.title, employeeId, expectedVersion }],
    }),
    elsewhere: "each",
  },
  "employees.rehire": {
    guard: "employees.edit",
    input: ({ employeeId }, expectedVersion) => ({ expectedVersion, employeeId, hiredOn: monday }),
  },
  "employees.setLeave": {
    guard: "employees.edit",
    input: ({ employeeId }, expectedVersion) => ({
      expectedVersion,
      employeeId,
      leave: { from: monday, until: null },
    }),
  },
  "employees.previewOvertimePolicy": {
    guard: "wageChanges.edit",
    input: ({ employeeId }) => ({ employeeIds: [employeeId], policy: "exempt", day: ahead }),
  },
  "employees.setOvertimePolicy": {
    guard: "wageChanges.edit",
    input: ({ employeeId }, expectedVersion) => ({
      employeeId,
      expectedVersion,
      policy: "exempt",
      day: ahead,
    }),
  },
  "employees.setOvertimePolicies": {
    guard: "wageChanges.edit",
    input: ({ employeeId }, expectedVersion) => ({
      ...bulk,
      policy: "exempt",
      day: ahead,
      rows: [{ key: row.key, title: row.title, employeeId, expectedVersion }],
    }),
    elsewhere: "each",
  },
  "employees.saveAvailability": {
    guard: "employees.setAvailability",
    input: ({ employeeId }, expectedVersion) => ({ expectedVersion, employeeId, entries: [] }),
  },
  "employees.invite": {
    guard: "employees.giveAccess",
    input: ({ guestId, locationId }) => ({
      employeeId: guestId,
      email: `${randomUUID()}@people.example`,
      role: "manager",
      locationIds: [locationId],
      mayViewWages: false,
    }),
  },
  "employees.acceptJoin": {
    guard: "employees.giveAccess",
    input: ({ joinRequestId, guestId }) => ({
      requestId: joinRequestId,
      person: { kind: "existing", employeeId: guestId },
    }),
  },
  "employees.declineJoin": {
    guard: "employees.giveAccess",
    input: ({ joinRequestId }) => ({ requestId: joinRequestId }),
  },
  "employees.pendingInvitation": {
    guard: "employees.giveAccess",
    input: ({ guestId }) => ({ employeeId: guestId }),
  },
  "employees.revokeInvitation": {
    guard: "employees.giveAccess",
    input: ({ guestId }) => ({ employeeId: guestId }),
  },
  "employees.setAccess": {
    guard: "employees.giveAccess",
    input: ({ employeeId, locationId }, expectedVersion) => ({
      expectedVersion,
      employeeId,
      role: "manager",
      locationIds: [locationId],
      mayViewWages: false,
    }),
    recent: true,
  },
  "employees.removeAccess": {
    guard: "employees.giveAccess",
    input: ({ employeeId }, expectedVersion) => ({ expectedVersion, employeeId }),
    recent: true,
  },
  "employees.whatForbidsChange": {
    guard: "employees.edit",
    input: ({ employeeId }) => ({ employeeId }),
  },
  "employees.profiles": { guard: "employees.edit" },
  "employees.rates": { guard: "wageChanges.view" },
  "employees.setPin": {
    guard: "employees.edit",
    input: ({ employeeId }) => ({ employeeId }),
  },
  "employees.setPhoto": {
    guard: "employees.edit",
    input: ({ employeeId }) => ({ employeeId, photo: null }),
  },
  "employees.setOwnPhoto": { guard: "settings.view", input: () => ({ photo: null }) },
  "employees.removePin": {
    guard: "employees.edit",
    input: ({ employeeId }) => ({ employeeId }),
  },
  "employees.setOwnPin": {
    guard: "timeEntries.punch",
    input: () => ({}),
    recent: true,
  },
  "employees.previewMerge": {
    guard: "employees.giveAccess",
    input: ({ employeeId, guestId }) => ({ employeeId, duplicateId: guestId }),
  },
  "employees.merge": {
    guard: "employees.giveAccess",
    input: ({ employeeId, guestId }, expectedVersion) => ({
      expectedVersion,
      employeeId,
      duplicateId: guestId,
    }),
    recent: true,
  },
  "employees.pseudonymise": {
    guard: "employees.giveAccess",
    input: ({ employeeId }, expectedVersion) => ({ expectedVersion, employeeId, name: "Nobody" }),
    recent: true,
  },
  "employees.history": {
    guard: "timeEntryAudits.view",
    input: ({ employeeId }) => ({ employeeId }),
  },
  "employees.withEmail": { guard: "employees.edit" },
  "employees.recentBatches": { guard: "employees.edit" },
  "employees.saveRows": {
    guard: "employees.edit",
    input: ({ employeeId }, expectedVersion) => ({
      ...bulk,
      rows: [{ ...row, employeeId, expectedVersion, employee: { jobRoleIds: [] } }],
    }),
    elsewhere: "each",
  },
  "employees.inviteMany": {
    guard: "employees.giveAccess",
    input: ({ guestId }) => ({
      ...bulk,
      rows: [{ ...row, employeeId: guestId, email: `${randomUUID()}@people.example` }],
    }),
    elsewhere: "each",
  },
  "employees.undoBatch": {
    guard: "employees.edit",
    input: ({ batchId }) => ({ batchId }),
    reach: "author",
  },
} as const satisfies { [P in EmployeePath]: Row<P> };
