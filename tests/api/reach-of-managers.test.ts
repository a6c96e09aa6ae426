import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { beforeAll, describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import type { Shared } from "../support/a-shared-person.ts";
import {
  approvedOff,
  aSharedPerson,
  laterDay,
  laterMonday,
  saveWork,
  secretsIn,
  versionOf,
} from "../support/a-shared-person.ts";
import { copied } from "../support/a-week-copy.ts";
import type { Api } from "../support/api-client.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { todayInNewYork } from "../support/today.ts";
import { resigned } from "../support/an-end-cause.ts";

let company: TestCompany;
let marcus: Member & { employeeId: EmployeeId };
beforeAll(async () => {
  company = await aCompany();
  const { harbor } = company;
  marcus = await aMember(company, { role: "manager", name: "Marcus Lee", locationIds: [harbor] });
});

/** Records at Market, which Marcus does not manage. */
async function atMarket() {
  const { shifts, publishedShifts, schedules, timeEntries } = await company.read();
  const filter = [["locationId", "==", company.market]] as const;
  return Promise.all(
    [shifts, publishedShifts, schedules, timeEntries].map((one) => one.list(filter)),
  );
}

const plan = (employeeId: EmployeeId, at: number, range: string) => ({
  locationId: company.harbor,
  employeeId,
  jobRoleId: null,
  day: laterDay(at),
  startsAtLocal: range.split("-")[0] ?? "",
  endsAtLocal: range.split("-")[1] ?? "",
  startsInRepeatedHour: null,
  endsInRepeatedHour: null,
  unpaidBreakSeconds: 0,
  note: "",
});

type Row = [name: string, act: (api: Api, shared: Shared) => Promise<unknown>];

/**
 * Every way in which a manager of one location can do something to a person shared with another.
 */
const rows: Row[] = [
  [
    "calendar.requestTimeOff",
    (api, { employeeId }) => api.calendar.requestTimeOff.mutate(approvedOff(employeeId)),
  ],
  [
    "calendar.decideTimeOff",
    async (api, { employeeId }) => {
      const asked = approvedOff(employeeId, { isApproved: false, unassignsShifts: false });
      const { timeOffId } = await company.owner.api.calendar.requestTimeOff.mutate(asked);
      return api.calendar.decideTimeOff.mutate({
        ...anAttempt(),
        timeOffId,
        expectedVersion: 1,
        decision: "approved",
        note: "",
        unassignsShifts: true,
      });
    },
  ],
  [
    "calendar.previewTimeOff",
    (api, { employeeId }) =>
      api.calendar.previewTimeOff.query({
        employeeId,
        from: laterDay(1),
        until: laterDay(2),
        part: null,
      }),
  ],
  [
    "employees.setEmploymentEnd",
    async (api, { employeeId }) =>
      api.employees.setEmploymentEnd.mutate({
        ...anAttempt(),
        employeeId,
        expectedVersion: await versionOf(company, employeeId),
        lastDay: addDays(todayInNewYork(), -1),
        cause: resigned,
      }),
  ],
  [
    "employees.previewEnd",
    (api, { employeeId }) => api.employees.previewEnd.query({ employeeId, lastDay: laterDay(0) }),
  ],
  [
    "employees.previewEnds",
    (api, { employeeId }) =>
      api.employees.previewEnds.query({ employeeIds: [employeeId], lastDay: laterDay(0) }),
  ],
  [
    "employees.endMany",
    async (api, { employeeId }) =>
      api.employees.endMany.mutate({
        ...anAttempt(),
        groupId: anAttempt().idempotencyKey,
        title: "End",
        lastDay: addDays(todayInNewYork(), -1),
        cause: resigned,
        rows: [
          {
            key: "1",
            title: "One",
            employeeId,
            expectedVersion: await versionOf(company, employeeId),
          },
        ],
      }),
  ],
  [
    "employees.setLeave",
    async (api, { employeeId }) =>
      api.employees.setLeave.mutate({
        ...anAttempt(),
        employeeId,
        expectedVersion: await versionOf(company, employeeId),
        leave: { from: laterDay(0), until: null },
      }),
  ],
  [
    "employees.saveAvailability",
    (api, { employeeId }) =>
      api.employees.saveAvailability.mutate({
        ...anAttempt(),
        employeeId,
        expectedVersion: 0,
        entries: [],
      }),
  ],
  [
    "employees.save of job roles",
    (api, { employeeId }) =>
      saveWork(company, api, { id: employeeId, jobRoleIds: [roleId("cook")] }),
  ],
  [
    "employees.save of the location that is the manager's",
    (api, { employeeId }) =>
      saveWork(company, api, { id: employeeId, locationIds: [company.market] }),
  ],
  ["employees.profiles", (api) => api.employees.profiles.query()],
  ["employees.history", (api, { employeeId }) => api.employees.history.query({ employeeId })],
  [
    "schedules.addShift over a draft there",
    (api, { employeeId }) =>
      api.schedules.addShift.mutate({ ...anAttempt(), shift: plan(employeeId, 2, "14:00-16:00") }),
  ],
  [
    "schedules.addShifts over a draft there",
    (api, { employeeId }) => {
      const { locationId, ...shift } = plan(employeeId, 2, "14:00-16:00");
      return api.schedules.addShifts.mutate({ ...anAttempt(), locationId, shifts: [shift] });
    },
  ],
  [
    "schedules.copyWeeks onto drafts there",
    (api) =>
      copied(company, {
        api,
        source: { kind: "week", weekStart: laterMonday },
        terms: { withPeople: true, conflicts: "overwrite" },
        weekStarts: [addDays(laterMonday, 7)],
      }),
  ],
  [
    "schedules.publish of the own location",
    (api) =>
      api.schedules.publish.mutate({
        ...anAttempt(),
        locationId: company.harbor,
        weekStart: laterMonday,
      }),
  ],
  [
    "schedules.cancelShift there",
    (api, { published }) =>
      api.schedules.cancelShift.mutate({ ...anAttempt(), shiftId: published, expectedVersion: 1 }),
  ],
  [
    "schedules.removeDrafts there",
    (api, { drafts }) => api.schedules.removeDrafts.mutate({ ...anAttempt(), shiftIds: drafts }),
  ],
];

describe("a manager of one location touches and learns nothing of another one:", () => {
  test.each(rows)("%s", async (name, act) => {
    const shared = await aSharedPerson(company, `Shared by ${name}`);
    const before = await atMarket();
    const answer = await act(marcus.api, shared).catch((error: unknown) => String(error));
    expect(await atMarket()).toEqual(before);
    expect(secretsIn(answer, shared)).toEqual([]);
  });

  test("nor do time entries of a shared person in bulk, by correction or addition", async () => {
    const { employeeId } = await aSharedPerson(company, "Shared Hours");
    const yesterday = addDays(todayInNewYork(), -1);
    const payable = {
      startsAt: `${yesterday}T14:00:00.000Z`,
      endsAt: `${yesterday}T18:00:00.000Z`,
      breaks: [],
    };
    const work = { jobRoleId: null, payable, note: "", reason: "A test" };
    const { entryId } = await company.owner.api.timeEntries.add.mutate({
      ...anAttempt(),
      ...work,
      employeeId,
      locationId: company.market,
    });
    const before = await atMarket();
    const seen = { entryId, expectedVersion: 1 };
    const { api } = marcus;
    const { results } = await api.timeEntries.approve.mutate({ ...anAttempt(), entries: [seen] });
    expect(results).toMatchObject([{ isApproved: false }]);
    const refused = [
      api.timeEntries.correct.mutate({
        ...anAttempt(),
        ...seen,
        ...work,
        locationId: company.harbor,
      }),
      api.timeEntries.void.mutate({ ...anAttempt(), ...seen, reason: "A test" }),
      api.timeEntries.add.mutate({
        ...anAttempt(),
        ...work,
        employeeId,
        locationId: company.market,
      }),
    ];
    for (const call of refused) expect(await refusalOf(call)).toMatchObject({ code: "NOT_FOUND" });
    expect(await atMarket()).toEqual(before);
  });
});
