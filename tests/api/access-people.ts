import { randomUUID } from "node:crypto";
import { anAttempt } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import type { Row } from "./access-row.ts";
import { edit, may, none, own } from "./access-row.ts";

const place = { name: "Pier", address: "", timeZone: "America/New_York", openingHours: {} };

/** The procedures about places, people and what they earn. */
export const peopleRows: Record<string, Row> = {
  "locations.add": {
    guard: may("locations", "edit"),
    ...none,
    call: (api) => {
      const location = { ...place, name: randomUUID() };
      return api.locations.add.mutate({ ...anAttempt(), location });
    },
  },
  "locations.save": {
    guard: may("locations", "edit"),
    ...own,
    call: (api, { company }) =>
      api.locations.save.mutate({ ...edit(), locationId: company.harbor, location: place }),
  },
  "locations.setStatus": {
    guard: may("locations", "edit"),
    ...own,
    call: (api, { company }) =>
      api.locations.setStatus.mutate({ ...edit(), locationId: company.harbor, status: "active" }),
  },
  "employees.add": {
    guard: may("employees", "add"),
    ...own,
    call: (api, { company }) => {
      const person = { name: "Bo", email: null, jobRole: null, rateTenThousandths: null };
      const locationIds = [company.harbor];
      return api.employees.add.mutate({
        ...anAttempt(),
        people: [person],
        locationIds,
        ratesFrom: monday,
      });
    },
  },
  "employees.save": {
    guard: may("employees", "edit"),
    ...own,
    call: (api, { employeeId, company }) => {
      const employee = { name: "Ana", jobRoles: [], locationIds: [company.harbor] };
      const rest = { payrollId: null, hiredOn: null };
      return api.employees.save.mutate({
        ...edit(),
        employeeId,
        employee: { ...employee, ...rest },
      });
    },
  },
  "employees.saveProfile": {
    guard: may("employees", "edit"),
    ...own,
    call: (api, { employeeId }) => {
      const profile = { email: null, phone: null, notes: "" };
      return api.employees.saveProfile.mutate({ ...edit(), employeeId, profile });
    },
  },
  "employees.setEmploymentEnd": {
    guard: may("employees", "edit"),
    ...own,
    call: (api, { employeeId }) =>
      api.employees.setEmploymentEnd.mutate({ ...edit(), employeeId, lastDay: null }),
  },
  "employees.invite": {
    guard: may("employees", "giveAccess"),
    ...own,
    call: (api, { employeeId }) => {
      const email = `${randomUUID()}@people.example`;
      const rights = { role: "employee" as const, locationIds: [], mayViewWages: false };
      return api.employees.invite.mutate({ ...anAttempt(), employeeId, email, ...rights });
    },
  },
  "employees.revokeInvitation": {
    guard: may("employees", "giveAccess"),
    ...own,
    call: (api, { employeeId }) =>
      api.employees.revokeInvitation.mutate({ ...anAttempt(), employeeId }),
  },
  "employees.setAccess": {
    guard: may("employees", "giveAccess"),
    ...own,
    call: (api, { employeeId }) => {
      const rights = { role: "employee" as const, locationIds: [], mayViewWages: false };
      return api.employees.setAccess.mutate({ ...edit(), employeeId, ...rights });
    },
  },
  "employees.removeAccess": {
    guard: may("employees", "giveAccess"),
    ...own,
    call: (api, { employeeId }) => api.employees.removeAccess.mutate({ ...edit(), employeeId }),
  },
  "wageChanges.add": {
    guard: may("wageChanges", "edit"),
    ...own,
    call: (api, { employeeId }) => {
      const work = { jobRole: randomUUID(), locationId: null, effectiveDate: monday };
      const change = { ...work, employeeId, rateTenThousandths: 200_000, note: "" };
      return api.wageChanges.add.mutate({
        ...anAttempt(),
        change: { ...change, reason: "merit" },
      });
    },
  },
  "wageChanges.cancel": {
    guard: may("wageChanges", "edit"),
    ...own,
    call: (api, { wageChangeId }) => api.wageChanges.cancel.mutate({ ...edit(), wageChangeId }),
  },
};
