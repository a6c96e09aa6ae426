import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { beforeAll, expect, test } from "vitest";
import { noPersonalData } from "@crewline/domain/records/employees/employee";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aLocation, aMember, anEmployee } from "../support/a-company.ts";
import { recordHistory } from "../../functions/src/operations/history/record-history.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { saveWork } from "../support/a-shared-person.ts";
import type { Api } from "../support/api-client.ts";
import { anAttempt } from "../support/api-client.ts";
import { aBulk, aRow, undoBatch } from "../support/employee-rows.ts";

let company: TestCompany;
beforeAll(async () => {
  company = await aCompany();
});

type Act = (api: Api, employeeId: EmployeeId) => Promise<unknown>;

const rowOf = (employeeId: EmployeeId, location: LocationId) =>
  aRow({ employeeId, employee: { locationIds: [location] }, profile: { notes: "Moved" } });

/** Every way to change the record of a person, and the rows that it leaves. */
const ways: [name: string, act: Act, acts: string[]][] = [
  ["adding", async () => undefined, ["added"]],
  [
    "work details",
    (api, id) => saveWork(company, api, { id, jobRoleIds: [roleId("cook")] }),
    ["added", "detailsChanged"],
  ],
  [
    "the profile",
    (api, employeeId) =>
      api.employees.saveProfile.mutate({
        ...anAttempt(),
        employeeId,
        expectedVersion: 1,
        profile: { ...noPersonalData, email: null, phone: "+16155550100", notes: "" },
      }),
    ["added", "profileChanged"],
  ],
  [
    "a bulk change of location and an import",
    (api, id) => api.employees.saveRows.mutate({ ...aBulk(), rows: [rowOf(id, company.market)] }),
    ["added", "detailsChanged", "profileChanged"],
  ],
  [
    "a bulk change and its undo",
    async (api, id) => {
      const rows = [rowOf(id, company.market)];
      const { batchId } = await api.employees.saveRows.mutate({ ...aBulk(), rows });
      await undoBatch(api, batchId);
    },
    ["added", "detailsChanged", "detailsChanged", "profileChanged", "profileChanged"],
  ],
];

test.each(ways)("%s leaves its rows in the history", async (_name, act, acts) => {
  const employeeId = await anEmployee(company);
  await act(company.owner.api, employeeId);
  const { events } = await company.owner.api.employees.history.query({ employeeId });
  expect(events.map((event) => event.act).toSorted()).toEqual(acts);
});

test("a row of a bulk action says which one, and what was there before", async () => {
  const employeeId = await anEmployee(company);
  const { batchId } = await company.owner.api.employees.saveRows.mutate({
    ...aBulk(),
    rows: [rowOf(employeeId, company.market)],
  });
  const { events } = await company.owner.api.employees.history.query({ employeeId });
  expect(events.find(({ act }) => act === "detailsChanged")).toMatchObject({
    batchId,
    byUid: company.owner.login.uid,
    changes: [
      {
        field: "locationIds",
        before: JSON.stringify([company.harbor]),
        after: JSON.stringify([company.market]),
      },
    ],
  });
});

test("a person's change of their own contact data is in the history, without the data", async () => {
  const ana = await aMember(company);
  const { version } = await (await company.read()).employeeProfiles.get(ana.employeeId);
  await ana.api.user.saveContact.mutate({
    ...anAttempt(),
    expectedVersion: version,
    phone: "+16155550199",
    emergencyName: "Bo Diaz",
    emergencyPhone: null,
  });
  const { employeeId } = ana;
  const { events } = await company.owner.api.employees.history.query({ employeeId });
  expect(events.find(({ act }) => act === "profileChanged")).toMatchObject({
    byName: "The person",
    changes: [{ field: "phone" }, { field: "emergencyName" }],
  });
  expect(JSON.stringify(events)).not.toMatch(/0199|Bo Diaz/u);
});

test("300 rows are read page by page, each once and the latest first", async () => {
  const pier = await aLocation(company.owner.api, "Long Pier");
  const by = { uid: aUserId("olivia"), displayName: "Olivia" };
  await inTransaction(async (unit) => {
    const store = companyStore(unit, company.companyId);
    for (let count = 1; count < 300; count += 1) {
      recordHistory(store, by, { subject: `location_${pier}`, act: "changed", count });
    }
  });
  const ids: string[] = [];
  let from: string | null = null;
  do {
    const page = await company.owner.api.locations.history.query({ locationId: pier, from });
    expect(page.rows.length).toBeLessThanOrEqual(50);
    ids.push(...page.rows.map(({ id }) => id));
    from = page.next;
  } while (from !== null);
  expect(new Set(ids).size).toBe(300);
  expect(ids).toHaveLength(300);
});
