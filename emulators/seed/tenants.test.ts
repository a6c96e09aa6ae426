import { companyIdSchema, userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { availabilitySchema } from "@crewline/domain/records/employees/availability";
import { dueWorkSchema } from "@crewline/domain/records/jobs/due-work";
import { memberSchema } from "@crewline/domain/records/company/member";
import { employeeSchema } from "@crewline/domain/records/employees/employee";
import { dailySummarySchema } from "@crewline/domain/records/summaries/daily-summary";
import {
  employeeWeekPaySchema,
  employeeWeekSchema,
} from "@crewline/domain/records/time-entries/employee-week";
import { timeEntrySchema } from "@crewline/domain/records/time-entries/time-entry";
import { isRunning } from "@crewline/domain/rules/time-entries/transitions";
import { isIntactChain } from "@crewline/domain/rules/time-entries/is-intact-chain";
import { timeEntryAuditSchema } from "@crewline/domain/records/time-entries/time-entry-audit";
import { shiftSchema } from "@crewline/domain/records/schedules/shift";
import { timeOffSchema } from "@crewline/domain/records/time-off/time-off";
import { timeOffAt } from "@crewline/domain/rules/time-off/time-off-interval";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { startOfMinute } from "@crewline/domain/kernel/time/instant";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { wageChangeSchema } from "@crewline/domain/records/pay/wage-change";
import { auditHash } from "../../functions/src/operations/weeks/audit-hash.ts";
import { demoTenant } from "../../functions/src/demo/demo-tenant.ts";
import type { Tenant } from "../../functions/src/demo/tenant.ts";
import { writeTenant } from "../../functions/src/demo/write-tenant.ts";
import type { Commit } from "../../functions/src/store/unit/seed-unit.ts";
import { harborCoffee } from "./tenants.ts";

/** Only names documents; nothing is sent anywhere. */
const firestore = getFirestore(initializeApp({ projectId: "demo-crewline" }, "seed-test"));

interface Schema<T> {
  parse(value: unknown): T;
}

async function seedAt(now: Instant, tenant: Tenant = harborCoffee(8)) {
  const documents = new Map<string, Record<string, unknown>>();
  const commit: Commit = async (writes) => {
    for (const { reference, data } of writes) documents.set(reference.path, data);
  };
  const seeding = { database: { firestore, commit }, now, onWeek: () => {} };
  const { members } = await writeTenant(tenant, seeding);
  /** All documents of a collection of the company, as a reader gets them. */
  const all = <T>(collection: string, schema: Schema<T>, suffix = ""): T[] => {
    const form = new RegExp(`^companies/${tenant.id}/${collection}/([^/]+)${suffix}$`);
    return [...documents].flatMap(([path, data]) => {
      const id = form.exec(path)?.[1];
      return id === undefined ? [] : [schema.parse({ ...asRead(data), id })];
    });
  };
  return { now, documents, members, all };
}

function asRead(data: Record<string, unknown>): Record<string, unknown> {
  const text = JSON.stringify(data);
  return JSON.parse(text);
}

/**
 * A busy afternoon, the middle of a night, the first minutes of a week, days with clock changes.
 */
const moments = [
  "2026-11-19T20:00:00.000Z",
  "2026-11-21T08:30:00.000Z",
  "2026-12-06T05:10:00.000Z",
  "2026-11-01T06:30:00.000Z",
  "2027-03-14T07:20:00.000Z",
  "2027-07-07T15:00:00.000Z",
];

describe.each(moments)("the demo company of %s", async (now) => {
  const company = await seedAt(now);
  const entries = company.all("timeEntries", timeEntrySchema);
  const weeks = company.all("employeeWeeks", employeeWeekSchema);
  const audits = company.all("timeEntryAudits", timeEntryAuditSchema);
  const shifts = company.all("shifts", shiftSchema);

  test("has people at work, one of them on a break", () => {
    const atWork = entries.filter(({ state }) => isRunning(state));
    expect(atWork.length).toBeGreaterThanOrEqual(3);
    expect(atWork.some(({ state }) => state === "onBreak")).toBe(true);
  });

  test("knows of some people when they cannot work, at their places", () => {
    const said = company.all("availability", availabilitySchema);
    expect(said.length).toBeGreaterThanOrEqual(3);
    expect(said.every(({ locationIds }) => locationIds.length > 0)).toBe(true);
  });

  test("has requests that wait, and no shifts during approved time off", () => {
    const timeOff = company.all("timeOff", timeOffSchema);
    expect(timeOff.filter(({ state }) => state === "requested").length).toBeGreaterThan(0);
    expect(timeOff.some(({ state }) => state === "approved")).toBe(true);
    const planned = shifts.filter((shift) => timeOffAt(shift, timeOff) !== null);
    expect(planned).toEqual([]);
  });

  test("has no punch in the future and no two at once", () => {
    for (const { payable, state } of entries) {
      expect(payable.startsAt <= now).toBe(true);
      expect(payable.endsAt === null || payable.endsAt <= now).toBe(true);
      expect(payable.endsAt === null).toBe(isRunning(state) || state === "needsFix");
    }
    for (const week of weeks) {
      const closed = week.entries.filter(({ state }) => state !== "voided");
      for (const [index, { startsAt }] of closed.entries()) {
        const before = closed[index - 1];
        expect(before === undefined || (before.endsAt ?? "") <= startsAt).toBe(true);
      }
    }
  });

  test("pays whole minutes, also of what is still running", () => {
    const starts = entries.map(({ payable }) => payable.startsAt);
    expect(starts).toEqual(starts.map(startOfMinute));
  });

  test("has every exception that a manager may meet", () => {
    const flags = new Set(entries.flatMap((entry) => entry.flags));
    for (const flag of ["lateIn", "earlyOut", "lateOut", "noShift", "missedClockOut"] as const) {
      expect(flags).toContain(flag);
    }
    expect(new Set(entries.map(({ state }) => state))).toContain("needsFix");
    expect(weeks.some(({ hours }) => hours.overtimeSeconds > 0)).toBe(true);
    expect(entries.some(({ punched }) => punched === null)).toBe(true);
  });

  test("has a history of every person's week that can be verified", () => {
    expect(audits.length).toBeGreaterThan(entries.length);
    const rowsOf = Map.groupBy(audits, (row) => `${row.employeeId}_${row.weekStart}`);
    for (const week of weeks.filter(({ auditCount }) => auditCount > 0)) {
      const rows = rowsOf.get(week.id) ?? [];
      expect(isIntactChain(rows, week, ({ hash: _hash, ...row }) => auditHash(row))).toBe(true);
    }
  });

  test("pays every week without a problem, one of them by two rates", () => {
    const pays = company.all("employeeWeeks", employeeWeekPaySchema, "/private/pay");
    expect(pays).toHaveLength(weeks.length);
    expect(pays.flatMap(({ problems }) => problems)).toEqual([]);
    const emma = company.members[2]?.employeeId;
    const rates = pays
      .filter(({ employeeId }) => employeeId === emma)
      .map(({ lines }) => new Set(lines.map((line) => line.rateTenThousandths)).size);
    expect(Math.max(...rates)).toBe(2);
  });

  test("has a wage change that is still to come", () => {
    const changes = company.all("wageChanges", wageChangeSchema);
    const today = now.slice(0, 10);
    expect(changes.filter(({ effectiveDate }) => effectiveDate > today)).toHaveLength(1);
  });

  test("has a night of work over the last change of the clocks", () => {
    const nights = entries.filter(({ punched }) => {
      const { startsAt, endsAt } = punched ?? { startsAt: "", endsAt: null };
      if (endsAt === null) return false;
      return offset(startsAt) !== offset(endsAt);
    });
    const isTonight = ["2026-11-01", "2027-03-14"].some((day) => now.startsWith(day));
    expect(nights.length + (isTonight ? 1 : 0)).toBeGreaterThan(0);
  });

  test("plans the coming week as drafts and has published this one", () => {
    const states = Map.groupBy(shifts, ({ weekStart }) => weekStart);
    const [planned = [], present = []] = [...states.keys()]
      .toSorted()
      .toReversed()
      .map((week) => states.get(week) ?? []);
    expect(new Set(planned.map(({ state }) => state))).toEqual(new Set(["draft"]));
    expect(new Set(present.map(({ state }) => state))).toEqual(new Set(["published", "changed"]));
  });

  test("sums up the days that have shifts or entries", () => {
    const summaries = company.all("dailySummaries", dailySummarySchema);
    const days = new Set(summaries.map(({ id }) => id));
    for (const { locationId, day } of shifts) expect(days).toContain(`${locationId}_${day}`);
    expect(new Set(summaries.map(({ locationId }) => locationId)).size).toBe(3);
  });
});

test("the same moment gives the same company, to the last hash", async () => {
  const [first, second] = [await seedAt(moments[0] ?? ""), await seedAt(moments[0] ?? "")];
  expect(second.documents).toEqual(first.documents);
});

const formats = new Intl.DateTimeFormat("en", {
  timeZone: "America/New_York",
  timeZoneName: "longOffset",
});

function offset(instant: Instant): string {
  return formats.format(new Date(instant)).split(", ").at(-1) ?? "";
}

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
    for (const job of ["companyNight", "locationNight", "adminWatch", "demoRemoval"] as const) {
      expect(jobs).toContain(job);
    }
    expect(work.filter(({ dueAt }) => dueAt <= now)).toEqual([]);
    expect(work.length).toBeLessThan(60);
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
