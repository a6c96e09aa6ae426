import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { LocationId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { useState } from "react";
import {
  latestEntriesSource,
  timeEntriesSource,
  timeEntrySource,
} from "../../../live/time-entries.ts";
import { useLive, useLiveAll } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import type { DayPage } from "./day-pages.ts";
import { PAGE_ROWS, planPages, readPage, withoutCopies } from "./day-pages.ts";
import type { DayRange } from "@crewline/domain/rules/company/day-range";

interface WantedEntries {
  locationId: LocationId | "";
  /** The entry that is open; pages are read until it is among them. */
  entryId: TimeEntryId | "";
}

/** The entries of a range, live, a bounded number of them at a time: the latest days first. */
export function useEntryPages(range: DayRange, { locationId, entryId }: WantedEntries) {
  const actor = useActor();
  const { plan, keep } = usePlan(`${range.firstDay} ${range.lastDay} ${locationId}`);
  const fresh: DayPage[] = [{ toDay: range.lastDay, isWholeDay: false }];
  const pages = plan.pages.length > 0 ? plan.pages : fresh;
  const place = locationId === "" ? {} : { locationIds: [locationId] };
  const results = withoutCopies(
    useLiveAll(pages.map((page) => sourceOf(actor, { page, ...range, ...place }))),
  );
  const present = pages.map((page, index) => {
    const result = results[index];
    return { page, entries: result?.status === "ready" ? result.data : null };
  });
  const { entries, restTo } = joined(present, range);
  const isOpen = entries.some(({ id }) => id === entryId);
  const untilDay = useDayInRest(isOpen ? "" : entryId, { firstDay: range.firstDay, restTo });
  const planned = planPages(present, { ...range, count: plan.count, untilDay });
  if (!isSame(planned, pages))
    keep({ pages: planned, count: Math.max(plan.count, planned.length) });
  return {
    results,
    entries,
    restTo,
    loadMore: () => keep({ pages, count: pages.length + 1 }),
    loadAll: () => keep({ pages, count: Infinity }),
  };
}

interface PageSource {
  page: DayPage;
  firstDay: LocalDate;
  locationIds?: readonly LocationId[];
}

function sourceOf(actor: Actor, { page, firstDay, locationIds }: PageSource) {
  const { toDay, isWholeDay } = page;
  const place = locationIds === undefined ? {} : { locationIds };
  if (isWholeDay) return timeEntriesSource(actor, { fromDay: toDay, toDay, ...place });
  const limit = PAGE_ROWS + 1;
  return latestEntriesSource(actor, { fromDay: firstDay, toDay, limit, ...place });
}

/** The day of an entry that may be among those that are not loaded; null if it is not. */
function useDayInRest(
  entryId: TimeEntryId | "",
  { firstDay, restTo }: { firstDay: LocalDate; restTo: LocalDate | null },
): LocalDate | null {
  const actor = useActor();
  const isSought = entryId !== "" && restTo !== null;
  const sought = useLive(isSought ? timeEntrySource(actor, entryId) : null);
  const day = sought.status === "ready" ? (sought.data?.day ?? "") : "";
  return restTo !== null && day >= firstDay && day <= restTo ? day : null;
}

interface Plan {
  pages: readonly DayPage[];
  count: number;
}

/** What is to be read of the list with this key; another list begins with its first page. */
function usePlan(key: string) {
  const [kept, setKept] = useState<Plan & { key: string }>({ key, pages: [], count: 1 });
  const plan: Plan = kept.key === key ? kept : { pages: [], count: 1 };
  return { plan, keep: (next: Plan) => setKept({ key, ...next }) };
}

/** The complete days of the pages up to the first one that still loads. */
function joined(
  present: readonly { page: DayPage; entries: readonly TimeEntry[] | null }[],
  { firstDay, lastDay }: DayRange,
): { entries: TimeEntry[]; restTo: LocalDate | null } {
  const entries: TimeEntry[] = [];
  let restTo: LocalDate | null = lastDay;
  for (const { page, entries: read } of present) {
    if (read === null || page.toDay !== restTo) break;
    const held = readPage(page, read, firstDay);
    entries.push(...held.rows);
    ({ restTo } = held);
  }
  return { entries, restTo };
}

function isSame(a: readonly DayPage[], b: readonly DayPage[]): boolean {
  return (
    a.length === b.length &&
    a.every((page, at) => page.toDay === b[at]?.toDay && page.isWholeDay === b[at].isWholeDay)
  );
}
