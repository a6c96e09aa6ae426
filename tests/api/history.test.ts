import { ruleChangeIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { aJobRole } from "@crewline/domain/records/job-roles/role-id.test-support";
import { beforeAll, describe, expect, test } from "vitest";
import { onDevice } from "@crewline/domain/kernel/formats/readers.test-support";
import type { HistoryEvent } from "@crewline/domain/records/history/history-event";
import {
  companyHistoryLines,
  locationHistoryLines,
} from "@crewline/domain/words/history/history-lines";
import { presetRules } from "@crewline/domain/records/work-rules/preset-rules";
import type { TestCompany } from "../support/a-company.ts";
import {
  aCompany,
  aMember,
  anEmployee,
  archiveLocation,
  basics,
  general,
  testRoles,
} from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aShift, monday } from "../support/a-shift-plan.ts";

let company: TestCompany;

beforeAll(async () => {
  company = await aCompany();
});

const api = () => company.owner.api;
const version = async () => (await (await company.read()).company()).version;
const recordOf = async (id: LocationId) => (await company.read()).locationRecords.get(id);

const ofLocation = async (locationId: LocationId) =>
  (await api().locations.history.query({ locationId, from: null })).rows;
const ofCompany = async () => (await api().settings.history.query({ from: null })).rows;
const ofWeek = async () =>
  (
    await api().schedules.publications.query({
      locationId: company.harbor,
      weekStart: monday,
      from: null,
    })
  ).rows;

async function save(locationId: LocationId, location: object, movesShifts = false) {
  const { version: expectedVersion } = await recordOf(locationId);
  const input = { ...anAttempt(), locationId, expectedVersion, location, movesShifts };
  return api().locations.save.mutate(input);
}

/** Each act with the expected lines of its row; the rows are those that the act has added. */
const acts: readonly {
  what: string;
  rows: () => Promise<HistoryEvent[]>;
  act: () => Promise<unknown>;
  says: readonly string[];
}[] = [
  {
    what: "a save of a location",
    rows: () => ofLocation(company.market),
    act: () => save(company.market, { name: "Market Hall", costCentre: "007" }),
    says: ["Location name: Market → Market Hall", "Cost centre: – → 007"],
  },
  {
    what: "another zone of a location",
    rows: () => ofLocation(company.market),
    act: () => save(company.market, { timeZone: "America/Chicago" }, true),
    says: ["Time zone: Eastern Time → Central Time"],
  },
  {
    what: "a bulk change",
    rows: () => ofLocation(company.market),
    act: async () =>
      api().locations.saveRows.mutate({
        ...anAttempt(),
        groupId: crypto.randomUUID(),
        title: "A test",
        rows: [
          {
            key: "1",
            title: "Market",
            locationId: company.market,
            expectedVersion: null,
            location: { jobRoleIds: [roleId("barista")] },
          },
        ],
      }),
    says: ["Job roles used here: added Barista"],
  },
  {
    what: "archiving",
    rows: () => ofLocation(company.market),
    act: () => archiveLocation(company, company.market),
    says: ["Archived"],
  },
  {
    what: "restoring",
    rows: () => ofLocation(company.market),
    act: async () => {
      const { version: expectedVersion } = await recordOf(company.market);
      return api().locations.restore.mutate({
        ...anAttempt(),
        locationId: company.market,
        expectedVersion,
      });
    },
    says: ["Restored"],
  },
  {
    what: "the settings of the company",
    rows: ofCompany,
    act: async () =>
      api().settings.saveCompany.mutate({
        ...anAttempt(),
        expectedVersion: await version(),
        company: { ...general, name: "Harbor & Co" },
      }),
    says: ["Company name: Harbor Coffee → Harbor & Co"],
  },
  {
    what: "job roles",
    rows: ofCompany,
    act: async () =>
      api().settings.saveJobRoles.mutate({
        ...anAttempt(),
        expectedVersion: await version(),
        jobRoles: [...testRoles, aJobRole("Dish")],
      }),
    says: ["Job roles: added Dish"],
  },
  {
    what: "what on-boarding corrects",
    rows: ofCompany,
    act: async () =>
      api().onBoard.saveBasics.mutate({
        ...anAttempt(),
        expectedVersion: await version(),
        company: { ...basics, name: "Harbor Coffee" },
      }),
    says: ["Company name: Harbor & Co → Harbor Coffee"],
  },
  {
    what: "the end of the set-up",
    rows: ofCompany,
    act: () => api().onBoard.finish.mutate(anAttempt()),
    says: ["Set-up finished"],
  },
];

describe("a row of history is written with", () => {
  test.each(acts)("$what", async ({ rows, act, says }) => {
    const before = await rows();
    await act();
    const [row, ...others] = await rows();
    expect(others.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(row).toMatchObject({ byUid: company.owner.login.uid });
    const lines =
      row?.subject === "company"
        ? companyHistoryLines(row, onDevice)
        : locationHistoryLines(row as HistoryEvent, "USD", onDevice);
    expect(lines).toEqual(says);
  });

  test("rules from a day on, and taking them back", async () => {
    const rules = { section: "breaks", value: presetRules("california").breaks } as const;
    const saved = await api().settings.saveRules.mutate({
      ...anAttempt(),
      expectedVersion: await version(),
      part: rules,
      effectiveDate: "2126-03-04",
    });
    const [row] = await ofCompany();
    expect(row).toMatchObject({ act: "rulesChanged", day: saved.effectiveDate });
    const { ruleChanges } = await (await company.read()).company();
    const changeId = ruleChangeIdSchema.parse(ruleChanges.at(-1)?.id);
    const input = { ...anAttempt(), expectedVersion: await version(), changeId };
    await api().settings.cancelRules.mutate(input);
    await api().settings.cancelRules.mutate(input);
    const written = (await ofCompany()).map(({ act }) => act);
    expect(written.slice(0, 2)).toEqual(["rulesCancelled", "rulesChanged"]);
    expect(written.at(-1)).toBe("added");
  });

  test("each publication of a week, with what staff saw change", async () => {
    const week = { locationId: company.harbor, weekStart: monday };
    await aShift(company, {});
    await api().schedules.publish.mutate({ ...anAttempt(), ...week });
    await aShift(company, { range: "17:00-22:00" });
    await api().schedules.publish.mutate({ ...anAttempt(), ...week });
    const none = { changed: 0, removed: 0 };
    expect((await ofWeek()).map(({ published }) => published)).toEqual([
      { ...none, added: 1, total: 2 },
      { ...none, added: 1, total: 1 },
    ]);
  });

  test("a person's move, where a location is archived", async () => {
    const own = await aCompany();
    const { market, harbor, owner } = own;
    const ana = await anEmployee(own, { locationIds: [market] });
    expect(await archiveLocation(own, market, harbor)).toMatchObject({ problem: null });
    const { events } = await owner.api.employees.history.query({ employeeId: ana });
    expect(events.map(({ act }) => act)).toContain("detailsChanged");
    const { rows } = await owner.api.locations.history.query({ locationId: market, from: null });
    expect(rows[0]).toMatchObject({ act: "archived", count: 1 });
  });
});

test("a save that changes nothing leaves no row", async () => {
  const before = (await ofLocation(company.harbor)).length;
  await save(company.harbor, { name: "Harbor" });
  expect(await ofLocation(company.harbor)).toHaveLength(before);
});

test("a manager sees the publications of own locations alone, and an employee none", async () => {
  const { market, harbor } = company;
  const manager = await aMember(company, { role: "manager", reach: [harbor] });
  const week = { weekStart: monday, from: null };
  const { rows } = await manager.api.schedules.publications.query({ ...week, locationId: harbor });
  expect(rows.length).toBeGreaterThan(0);
  const other = manager.api.schedules.publications.query({ ...week, locationId: market });
  expect(await refusalOf(other)).not.toBeNull();
  const employee = await aMember(company);
  const own = employee.api.schedules.publications.query({ ...week, locationId: harbor });
  expect(await refusalOf(own)).toMatchObject({ code: "FORBIDDEN" });
});
