import { describe, expect, test } from "vitest";
import { anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { anEntry } from "../time-entries/entry-builder.test-support.ts";
import { entriesByWeek } from "./entries-by-week.ts";

const rules = { ...presetRules("flsa"), weekStart: "monday" as const };
const calendar = { rules, timeZone: "America/New_York" };
const held = (startsAt: string, endsAt: string | null) => {
  const entry = anEntry({ id: anEntryId("e1"), payable: { startsAt, endsAt, breaks: [] } });
  return [...entriesByWeek([entry], new Map(), calendar).keys()];
};

describe("what a week must hold", () => {
  test("is every entry in it, as it is paid", () => {
    const entry = anEntry({ id: anEntryId("e1") });
    const [weekEntry] = [...entriesByWeek([entry], new Map(), calendar).values()].flat();
    expect(weekEntry).toEqual({
      entryId: entry.id,
      ...entry.payable,
      locationId: entry.locationId,
      jobRoleId: entry.jobRoleId,
      state: entry.state,
    });
  });

  test("is no entry that is only asked for", () => {
    const asked = anEntry({ state: "requested" });
    expect([...entriesByWeek([asked], new Map(), calendar).values()].flat()).toEqual([]);
  });

  test("is a night over its edge in both weeks, and up to the edge in one", () => {
    const sundayEvening = "2026-03-09T02:00:00.000Z";
    expect(held(sundayEvening, "2026-03-09T04:00:00.000Z")).toEqual(["2026-03-02"]);
    expect(held(sundayEvening, "2026-03-09T10:00:00.000Z")).toEqual(["2026-03-02", "2026-03-09"]);
  });

  test("is time that still runs in the week of its start", () => {
    expect(held("2026-03-09T03:59:59.000Z", null)).toEqual(["2026-03-02"]);
  });

  test("keeps to the edges of weeks begun in another zone", () => {
    const begun = {
      weekStart: "2026-03-02",
      timeZone: "America/Los_Angeles",
      bounds: { startsAt: null, endsAt: null },
    };
    const late = anEntry({
      payable: {
        startsAt: "2026-03-09T05:00:00.000Z",
        endsAt: "2026-03-09T06:00:00.000Z",
        breaks: [],
      },
    });
    expect([...entriesByWeek([late], new Map([["2026-03-02", begun]]), calendar).keys()]).toEqual([
      "2026-03-02",
    ]);
    expect([...entriesByWeek([late], new Map(), calendar).keys()]).toEqual(["2026-03-09"]);
  });
});
