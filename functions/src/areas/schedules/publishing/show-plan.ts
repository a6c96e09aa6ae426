import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import type {
  PublishedShift,
  Shift,
  ShiftPublication,
} from "@crewline/domain/records/schedules/shift";
import { withdrawnShift } from "@crewline/domain/records/users/calendar-feed";
import { publicationsAfter } from "@crewline/domain/rules/schedules/publications-after";
import {
  publishedAfter,
  publishedCopy,
} from "@crewline/domain/rules/schedules/publishing/published-after";
import { lostShifts } from "@crewline/domain/rules/schedules/publish-diff";
import type { PublishPlan } from "@crewline/domain/rules/schedules/publishing/publish-plan";
import { shiftStateAfter } from "@crewline/domain/rules/schedules/shift-state";
import { now } from "../../../platform/clock.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";

interface Showing {
  plan: PublishPlan;
  working: readonly Shift[];
  published: readonly PublishedShift[];
  /** The week after publishing. */
  schedule: Schedule;
  /** True if the week was not published before. */
  isFirst: boolean;
}

/**
 * Writes what staff see after publishing, and what the planned shifts keep of it. Returns all
 * shifts of the week as staff see them then.
 */
export function showPlan(store: CompanyStore, showing: Showing): PublishedShift[] {
  const { plan, working, published, schedule, isFirst } = showing;
  const { diff, marked } = plan;
  const at = schedule.publishedAt ?? now();
  const publications = publicationsAfter(diff, working, { at, isFirst });
  for (const shift of diff.removed) store.publishedShifts.withdraw(shift);
  for (const lost of lostShifts(diff)) withdraw(store, lost, schedule);
  const scheduleVersion = schedule.publishedVersion;
  const publishing = { publishedAt: at, scheduleVersion, publications };
  const added = diff.added.map((after) => ({ before: null, after }));
  for (const { before, after } of [...added, ...diff.changed]) {
    store.publishedShifts.show(before, publishedCopy(after, publishing));
  }
  for (const shift of working) {
    const isMarked = marked.includes(shift);
    markPublished(store, shift, { isMarked, publication: publications.get(shift.id) });
  }
  return publishedAfter(published, diff, publishing);
}

/**
 * Publishing changes what staff see, not what is planned: an open edit stays valid. A cancelled
 * shift stays cancelled, and only keeps that it was removed.
 */
function markPublished(
  { shifts }: CompanyStore,
  shift: Shift,
  { isMarked, publication }: { isMarked: boolean; publication: ShiftPublication | undefined },
): void {
  if (!isMarked && publication === undefined) return;
  const state = isMarked ? shiftStateAfter(shift.state, "publish") : shift.state;
  shifts.change(shift, { ...shift, state, ...(publication && { publication }) });
}

/** Tells a calendar that holds the shift that its employee no longer works it. */
function withdraw({ withdrawnShifts }: CompanyStore, lost: PublishedShift, after: Schedule): void {
  const { publishedVersion: scheduleVersion, publishedAt } = after;
  const told = withdrawnShift(lost, { at: publishedAt ?? now(), scheduleVersion });
  if (told !== null) withdrawnShifts.save(told.id, told);
}
