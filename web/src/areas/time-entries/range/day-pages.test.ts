import { addDays } from "@crewline/domain/kernel/time/local-date";
import { describe, expect, test } from "vitest";
import type { DayPage } from "./day-pages.ts";
import { PAGE_ROWS, planPages, readPage, withoutCopies } from "./day-pages.ts";

const month = { firstDay: "2026-11-01", lastDay: "2026-11-30" };

/** The entries of November with so many each day, as a page reads them: newest first and cut. */
function reading(perDay: (day: string) => number) {
  const all = Array.from({ length: 30 }, (_, back) => addDays(month.lastDay, -back)).flatMap(
    (day) => Array.from({ length: perDay(day) }, () => ({ day })),
  );
  return ({ toDay, isWholeDay }: DayPage) =>
    isWholeDay
      ? all.filter(({ day }) => day === toDay)
      : all.filter(({ day }) => day <= toDay).slice(0, PAGE_ROWS + 1);
}

/** Reads page after page, as the screen does; what was read and which days are complete. */
function readAll(perDay: (day: string) => number, count: number, untilDay: string | null = null) {
  const read = reading(perDay);
  let pages: DayPage[] = [];
  for (let round = 0; round < 100; round += 1) {
    const present = pages.map((page) => ({ page, entries: read(page) }));
    pages = planPages(present, { ...month, count, untilDay });
  }
  const held = pages.map((page) => readPage(page, read(page), month.firstDay));
  return { pages, rows: held.flatMap(({ rows }) => rows), restTo: held.at(-1)?.restTo };
}

describe("a list that goes back in time", () => {
  test("is one page when all of it fits", () => {
    const { pages, rows, restTo } = readAll(() => 20, 1);
    expect([pages.length, rows.length, restTo]).toEqual([1, 600, null]);
  });

  test("shows complete days only, and says from which day on it has not read", () => {
    const { rows, restTo } = readAll(() => 333, 1);
    expect([...new Set(rows.map(({ day }) => day))]).toEqual([
      "2026-11-30",
      "2026-11-29",
      "2026-11-28",
    ]);
    expect([rows.length, restTo]).toEqual([999, "2026-11-27"]);
  });

  test("has every entry once when all pages are read", () => {
    const { pages, rows, restTo } = readAll(() => 333, Infinity);
    expect([pages.length, rows.length, restTo]).toEqual([10, 9990, null]);
  });

  test("reads a day with more entries than a page holds as a page by itself", () => {
    const { pages, rows, restTo } = readAll((day) => (day === "2026-11-29" ? 1500 : 10), Infinity);
    expect(pages).toContainEqual({ toDay: "2026-11-29", isWholeDay: true });
    expect([rows.length, restTo]).toEqual([1500 + 29 * 10, null]);
  });

  test("goes back as far as the day of an entry that is to be opened", () => {
    const { rows, restTo } = readAll(() => 333, 1, "2026-11-20");
    expect(rows.some(({ day }) => day === "2026-11-20")).toBe(true);
    expect(restTo).toBe("2026-11-18");
  });

  test("follows a page that later entries have cut at a later day", () => {
    const wanted = { ...month, count: 2, untilDay: null };
    const before = reading(() => 333);
    const first = { toDay: "2026-11-30", isWholeDay: false };
    const second = { toDay: "2026-11-27", isWholeDay: false };
    const after = reading((day) => (day === "2026-11-30" ? 340 : 333));
    const present = [
      { page: first, entries: after(first) },
      { page: second, entries: before(second) },
    ];
    expect(planPages(present, wanted)).toEqual([first, { toDay: "2026-11-28", isWholeDay: false }]);
  });
});

test("on a slow network a part of the earlier days passed as all of them", () => {
  const copy = { status: "ready" as const, data: [{ day: "2026-11-30" }], isOfflineCopy: true };
  const answer = { ...copy, isOfflineCopy: false };
  expect(withoutCopies([answer, copy])).toEqual([answer, { status: "loading" }]);
  expect(withoutCopies([copy, answer])).toEqual([copy, answer]);
});
