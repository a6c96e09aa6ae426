import { companyIdSchema, userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { describe, expect, test } from "vitest";
import { checklistDaySchema, runsOfDay } from "@crewline/domain/records/checklists/checklist-run";
import { checklistTemplateSchema } from "@crewline/domain/records/checklists/checklist-template";
import { failedItems } from "@crewline/domain/rules/checklists/run-state";
import { dueWorkSchema } from "@crewline/domain/records/jobs/due-work";
import { memberSchema } from "@crewline/domain/records/company/member";
import { employeeSchema } from "@crewline/domain/records/employees/employee";
import { timeEntrySchema } from "@crewline/domain/records/time-entries/time-entry";
import { shiftSchema } from "@crewline/domain/records/schedules/shift";
import { timeOffSchema } from "@crewline/domain/records/time-off/time-off";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { demoTenant } from "../../functions/src/demo/demo-tenant.ts";
import { harborCoffee } from "./tenants.ts";
import { seedAt, asRead, moments } from "./seeded-company.ts";

const zones = ["America/Los_Angeles", "Europe/Berlin", "Asia/Kolkata", "Pacific/Auckland"] as const;
const cases = moments.map((now, index) => ({ now, timeZone: zones[index % zones.length] ?? "" }));

describe.each(cases)("the company to explore in $timeZone at $now", async ({ now, timeZone }) => {
  const { name: _name, ...basics } = harborCoffee(1).basics;
  const tenant = demoTenant({
    id: companyIdSchema.parse("demo-1"),
    owner: { uid: userIdSchema.parse("olga"), email: "olga@people.example", displayName: "Olga" },
    basics: { ...basics, timeZone, weekStart: "monday" },
    demoUntil: "2027-12-31T00:00:00.000Z",
  });
  const company = await seedAt(now, tenant);
  const people = company.all("employees", employeeSchema);
  const shifts = company.all("shifts", shiftSchema);
  const entries = company.all("timeEntries", timeEntrySchema);

  test("has twelve people without a login, and no owner yet", () => {
    expect(people).toHaveLength(12);
    expect(people.every(({ userId }) => userId === null)).toBe(true);
    const paths = [...company.documents.keys()];
    const mine = /^(?:companies\/demo-1|dueWork\/demo-1_)/u;
    expect(paths.filter((path) => !mine.test(path))).toEqual([]);
    expect(company.all("members", memberSchema)).toEqual([]);
  });

  test("has the work ahead of it that a real company has, and nothing to catch up", () => {
    const due = [...company.documents].filter(([path]) => path.startsWith("dueWork/"));
    const work = due.map(([path, data]) =>
      dueWorkSchema.parse({ ...asRead(data), id: path.slice(8) }),
    );
    const jobs = new Set(work.map(({ job }) => job));
    for (const job of ["companyNight", "locationNight", "alertWatch", "demoRemoval"] as const) {
      expect(jobs).toContain(job);
    }
    expect(work.filter(({ dueAt }) => dueAt < now)).toEqual([]);
    expect(work.length).toBeLessThan(60);
  });

  test("has checklists of the past days, one of them missed, one with a warm refrigerator", () => {
    const templates = company.all("checklistTemplates", checklistTemplateSchema);
    expect(templates).toHaveLength(3);
    const runs = company.all("checklistDays", checklistDaySchema).flatMap(runsOfDay);
    const today = runs.filter(({ dueAt }) => dueAt !== null && dueAt > now);
    const past = runs.filter(({ missedAt }) => missedAt !== null && missedAt <= now);
    expect(past.filter(({ isMissed }) => isMissed)).toMatchObject([{ name: "Closing" }]);
    expect(past.length).toBeGreaterThan(30);
    expect(today.every(({ isMissed }) => !isMissed)).toBe(true);
    const warm = runs.flatMap((run) => failedItems(run).map(({ label }) => label));
    expect(warm).toEqual(["Walk-in refrigerator"]);
    const taps = runs.flatMap(({ answers }) => Object.values(answers).map(({ at }) => at));
    expect(taps.filter((at) => at > now)).toEqual([]);
  });

  test("has time to approve, a request to decide and an open shift to come", () => {
    expect(entries.filter(({ state }) => state === "closed").length).toBeGreaterThan(0);
    const asked = company.all("timeOff", timeOffSchema);
    expect(asked.some(({ state }) => state === "requested")).toBe(true);
    const open = shifts.filter(({ employeeId, endsAt }) => employeeId === null && endsAt > now);
    expect(open.length).toBeGreaterThan(0);
    expect(new Set(shifts.map(({ locationId }) => locationId)).size).toBe(2);
  });

  test("has published the present week of its zone and drafts the next one", () => {
    const week = weekStartOf(localDateAt(now, timeZone), "monday");
    const statesIn = (weekStart: string) =>
      new Set(shifts.filter((shift) => shift.weekStart === weekStart).map(({ state }) => state));
    expect(statesIn(week)).toContain("published");
    expect(statesIn(addDays(week, 7))).toEqual(new Set(["draft"]));
  });

  test("stays small enough to be made while a person waits", () => {
    expect(company.documents.size).toBeLessThan(1500);
  });
});

test("a demo that was begun at three in the night had clock-ins of the day before their shift", async () => {
  const { name: _name, ...basics } = harborCoffee(1).basics;
  const tenant = demoTenant({
    id: companyIdSchema.parse("demo-1"),
    owner: { uid: userIdSchema.parse("olga"), email: "olga@people.example", displayName: "Olga" },
    basics: { ...basics, timeZone: "America/New_York", weekStart: "monday" },
    demoUntil: "2027-12-31T00:00:00.000Z",
  });
  const company = await seedAt("2026-11-27T08:10:00.000Z", tenant);
  const shifts = company.all("shifts", shiftSchema);
  const wrong = company
    .all("timeEntries", timeEntrySchema)
    .filter(({ shiftId, payable, timeZone }) => {
      const shift = shifts.find(({ id }) => id === shiftId);
      return shift !== undefined && localDateAt(payable.startsAt, timeZone) < shift.day;
    });
  expect(wrong).toEqual([]);
});
