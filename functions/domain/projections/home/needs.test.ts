import { describe, expect, test } from "vitest";
import { anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import type { Schedule } from "../../records/schedules/schedule.ts";
import type { NeedsSources } from "./needs.ts";
import { needsOf } from "./needs.ts";
import type { OpenDay, OpenDays } from "../../records/summaries/open-work.ts";
import { quietDay } from "../../records/summaries/open-work.ts";

const today = "2026-11-17";
const now = `${today}T12:00:00.000Z`;
const [thisWeek, nextWeek] = ["2026-11-16", "2026-11-23"];
const published: Pick<Schedule, "state" | "publishedVersion"> = {
  state: "published",
  publishedVersion: 1,
};

/** Both weeks are planned and published, but for what the change says. */
function needs(
  days: Record<string, Partial<OpenDay>>,
  { closed = {}, ...change }: Partial<NeedsSources & Pick<OpenDays, "closed">> = {},
) {
  const planned = {
    [thisWeek]: { ...quietDay, planned: 1 },
    [nextWeek]: { ...quietDay, planned: 1 },
  };
  const open = Object.entries(days).map(([day, counts]) => [day, { ...quietDay, ...counts }]);
  return needsOf({
    today,
    now,
    startsOn: "monday",
    openWork: { days: { ...planned, ...Object.fromEntries(open) }, closed },
    schedules: { current: published, next: published },
    requests: [],
    disputes: [],
    ...change,
  });
}

describe("a location needs its manager", () => {
  test("for nothing when all is approved and both weeks are published", () => {
    expect(needs({})).toEqual([]);
  });

  test("for entries to fix and to approve, week by week, also of weeks that are over", () => {
    const days = {
      "2026-11-02": { unapproved: 4 },
      "2026-11-15": { needsFix: 1, unapproved: 2 },
      [today]: { unapproved: 3 },
    };
    expect(needs(days)).toEqual([
      { kind: "fix", weekStart: "2026-11-09", count: 1 },
      { kind: "approve", weekStart: "2026-11-02", count: 4 },
      { kind: "approve", weekStart: "2026-11-09", count: 2 },
      { kind: "approve", weekStart: thisWeek, count: 3 },
    ]);
  });

  test("not for entries of a closed pay period, until it is reopened", () => {
    const days = {
      "2026-11-08": { unapproved: 2, unpriced: 1, needsFix: 1 },
      "2026-11-09": { unapproved: 3 },
    };
    const [open, stillUnpriced] = [
      { kind: "approve", weekStart: "2026-11-09", count: 3 },
      { kind: "setRates", weekStart: "2026-11-02", count: 1 },
    ];
    expect(needs(days, { closed: { "2026-10-26": "2026-11-08" } })).toEqual([open, stillUnpriced]);
    expect(needs(days, { closed: { "2026-10-26": null } })).toHaveLength(4);
  });

  test("not for what is older than 31 days, the first of which may be inside a week", () => {
    const days = { "2026-10-16": { unapproved: 5 }, "2026-10-17": { unapproved: 2 } };
    expect(needs(days)).toEqual([{ kind: "approve", weekStart: "2026-10-12", count: 2 }]);
  });

  test("for open shifts of today and the next two days", () => {
    const open = { openShifts: 2, planned: 2 };
    const later = { "2026-11-19": open, "2026-11-20": open };
    expect(needs({ [today]: open, ...later, "2026-11-16": open })).toEqual([
      { kind: "assign", day: today, count: 2 },
      { kind: "assign", day: "2026-11-19", count: 2 },
    ]);
  });

  test("for a current week that was not published", () => {
    const draft = { planned: 3, unpublished: 3 };
    const schedules = {
      current: { state: "draft", publishedVersion: 0 },
      next: published,
    } as const;
    expect(needs({ [thisWeek]: draft }, { schedules })).toEqual([
      { kind: "publish", weekStart: thisWeek, status: "draft" },
    ]);
  });

  test("for changes of a published week, a removed shift among them", () => {
    const schedules = {
      current: published,
      next: { state: "changed", publishedVersion: 2 },
    } as const;
    expect(needs({}, { schedules })).toEqual([
      { kind: "publish", weekStart: nextWeek, status: "changed" },
    ]);
  });

  test("a week was unpublished until its days were summed up, long after it was published", () => {
    expect(needs({ "2026-11-24": { planned: 2, unpublished: 2 } })).toEqual([]);
  });

  test("for an empty next week, and not for an empty current one", () => {
    const days = { [thisWeek]: {}, [nextWeek]: {} };
    expect(needs(days, { schedules: { current: null, next: null } })).toEqual([
      { kind: "publish", weekStart: nextWeek, status: "empty" },
    ]);
  });

  test("for requests for other times, week by week, however old; a single one is named", () => {
    const requests = [
      { id: anEntryId("a"), day: today },
      { id: anEntryId("b"), day: "2026-08-04" },
      { id: anEntryId("c"), day: thisWeek },
    ];
    expect(needs({}, { requests: requests })).toEqual([
      { kind: "answerRequests", weekStart: "2026-08-03", count: 1, entryId: "b" },
      { kind: "answerRequests", weekStart: thisWeek, count: 2, entryId: null },
    ]);
  });

  test("for disputed timesheets, by pay period", () => {
    const [ana, bo] = [anEmployeeId("ana"), anEmployeeId("bo")];
    const disputes = [
      { employeeId: ana, firstDay: "2026-11-02" },
      { employeeId: bo, firstDay: "2026-11-02" },
      { employeeId: ana, firstDay: "2026-10-19" },
    ];
    expect(needs({}, { disputes: disputes })).toEqual([
      {
        kind: "answerDisputes",
        firstDay: "2026-10-19",
        count: 1,

        employeeId: "ana",
      },
      {
        kind: "answerDisputes",
        firstDay: "2026-11-02",
        count: 2,

        employeeId: null,
      },
    ]);
  });
});
