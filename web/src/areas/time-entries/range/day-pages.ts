import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { wholeResult } from "../../../ui/loading/load-result.ts";

/** Entries that one page may read; a day with more is a page by itself. */
export const PAGE_ROWS = 1000;

/**
 * One read of a list that goes back in time: the latest `PAGE_ROWS + 1` entries up to `toDay`, or
 * all entries of that day alone.
 */
export interface DayPage {
  toDay: LocalDate;
  isWholeDay: boolean;
}

interface Dated {
  day: LocalDate;
}

/**
 * The results with later pages still loading while only the device's copy of them is known: it
 * holds a part of their days, which would pass as all of them.
 */
export function withoutCopies<R>(results: readonly LoadResult<R>[]): LoadResult<R>[] {
  return results.map((result, index) => (index > 0 ? wholeResult(result) : result));
}

interface Read<E> {
  /** Entries of days that are complete. */
  rows: readonly E[];
  /** The latest day that is not complete; null where the page reaches the first day. */
  restTo: LocalDate | null;
}

/** What a page holds of the days from `firstDay` on; a day that was cut is left to the next page. */
export function readPage<E extends Dated>(
  { toDay, isWholeDay }: DayPage,
  entries: readonly E[],
  firstDay: LocalDate,
): Read<E> {
  if (isWholeDay) {
    return { rows: entries, restTo: toDay > firstDay ? addDays(toDay, -1) : null };
  }
  if (entries.length <= PAGE_ROWS) return { rows: entries, restTo: null };
  const cut = entries.reduce((day, entry) => (entry.day < day ? entry.day : day), toDay);
  return { rows: entries.filter(({ day }) => day > cut), restTo: cut };
}

interface Wanted {
  firstDay: LocalDate;
  lastDay: LocalDate;
  /** The number of pages, unless the days end before. */
  count: number;
  /** A day that has to be among them; null for none. */
  untilDay: LocalDate | null;
}

interface Present {
  page: DayPage;
  /** Null while they load. */
  entries: readonly Dated[] | null;
}

/**
 * The pages to read next, given what the present ones hold. A page that live changes have cut at
 * another day is followed by pages from that day on, so that no day is missing.
 */
export function planPages(present: readonly Present[], wanted: Wanted): DayPage[] {
  const pages: DayPage[] = [];
  let toDay = wanted.lastDay;
  for (const { page, entries } of present) {
    if (page.toDay !== toDay) break;
    if (entries === null) return [...pages, page];
    const { restTo } = readPage(page, entries, wanted.firstDay);
    if (restTo === toDay) return [...pages, { toDay, isWholeDay: true }];
    pages.push(page);
    if (restTo === null || isEnough(pages, restTo, wanted)) return pages;
    toDay = restTo;
  }
  return [...pages, { toDay, isWholeDay: false }];
}

function isEnough(pages: readonly DayPage[], restTo: LocalDate, wanted: Wanted): boolean {
  const { count, untilDay } = wanted;
  return pages.length >= count && (untilDay === null || restTo < untilDay);
}
