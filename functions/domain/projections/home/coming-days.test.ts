import { expect, test } from "vitest";
import type { OpenDay } from "../../records/summaries/open-work.ts";
import { quietDay } from "../../records/summaries/open-work.ts";
import { aCompany } from "../../rules/company/ruled-company.test-support.ts";
import { comingDays, comingPayrolls, unpublishedWeeks } from "./coming-days.ts";

/** Friday 20 November 2026, 12:00 in New York. */
const today = "2026-11-20";
const now = `${today}T17:00:00.000Z`;
const place = { specialDays: [], timeZone: "America/New_York" };
const staffing = [
  {
    weekdays: ["friday", "saturday"] as const,
    startsAt: "09:00",
    endsAt: "17:00",
    jobRoleId: null,
    people: 2,
  },
].map((need) => ({ ...need, weekdays: [...need.weekdays] }));

const work = (days: Record<string, Partial<OpenDay>>) => ({
  days: Object.fromEntries(
    Object.entries(days).map(([day, open]) => [day, { ...quietDay, ...open }]),
  ),
  closed: {},
});
const cover = (startsAt: string, endsAt: string, people: number) => ({
  startsAt: `${startsAt}:00.000Z`,
  endsAt: `${endsAt}:00.000Z`,
  jobRoleId: null,
  people,
});

test("the coming days name the times with fewer people than the location needs", () => {
  const openWork = work({
    "2026-11-21": { planned: 2, cover: [cover("2026-11-21T14:00", "2026-11-21T20:00", 2)] },
  });
  const days = comingDays({ place, staffing, openWork, today, now });
  expect(days).toHaveLength(7);
  expect(days[1]).toMatchObject({
    day: "2026-11-21",
    assigned: 2,
    gaps: [
      {
        startsAt: "2026-11-21T20:00:00.000Z",
        endsAt: "2026-11-21T22:00:00.000Z",
        needed: 2,
        missing: 2,
      },
    ],
  });
  expect(days[2]).toMatchObject({ hasNeed: false, gaps: [] });
});

test("of today they name what is still to come", () => {
  const until = work({ [today]: { cover: [cover("2026-11-20T17:00", "2026-11-20T22:00", 2)] } });
  const [first] = comingDays({ place, staffing, openWork: until, today, now });
  expect(first?.gaps).toEqual([]);
});

test("weeks with hidden shifts are named once", () => {
  const openWork = work({
    "2026-11-24": { planned: 1, unpublished: 1 },
    "2026-11-25": { planned: 2, unpublished: 2 },
  });
  const days = comingDays({ place, staffing: [], openWork, today, now });
  expect(unpublishedWeeks(days, "monday")).toEqual(["2026-11-23"]);
});

test("payroll is the present period, and the one before while anything in it is unresolved", () => {
  const open = (days: Parameters<typeof work>[0]) =>
    comingPayrolls({ company: aCompany(), openWork: [work(days)], today });
  expect(open({ [today]: { unapproved: 2 } })).toEqual([
    {
      firstDay: "2026-11-09",
      lastDay: "2026-11-22",
      dueAt: "2026-11-23T05:00:00.000Z",
      needsFix: 0,
      unapproved: 2,
      unpriced: 0,
    },
  ]);
  expect(open({ "2026-11-05": { needsFix: 1 } }).map(({ firstDay }) => firstDay)).toEqual([
    "2026-10-26",
    "2026-11-09",
  ]);
});
