import { withdrawnShift } from "@crewline/domain/records/users/calendar-feed";
import { weekSubject } from "@crewline/domain/records/history/history-event";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import {
  hasUnpublishedChanges,
  lostShifts,
  publishDiff,
} from "@crewline/domain/rules/schedules/publish-diff";
import type { publishWeekSchema, Schedule } from "@crewline/domain/records/schedules/schedule";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import { publicationsAfter } from "@crewline/domain/rules/schedules/publications-after";
import { scheduleAfterPublish } from "@crewline/domain/rules/schedules/schedule-state";
import type {
  PublishedShift,
  Shift,
  ShiftPublication,
} from "@crewline/domain/records/schedules/shift";
import { shiftStateAfter } from "@crewline/domain/rules/schedules/shift-state";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { z } from "zod";
import type { Actor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { recordHistory } from "../../operations/history/record-history.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { loadWeek } from "./load-week.ts";
import { tellPeople } from "./tell-people.ts";

type Input = z.infer<typeof publishWeekSchema>;

/**
 * Publishes the week as it is planned now, in one step, and notifies the employees of their
 * changes.
 */
export function publishWeek(actor: Actor, input: Input) {
  return attempt(actor, input, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const { locationId } = input;
    requireReach(actor, { locationIds: [locationId], what: "location" });
    const location = await store.locations.get(locationId);
    const company = await store.company();
    const weekStart = weekStartOf(input.weekStart, company.workRules.weekStart);
    const week = { locationId, weekStart };
    const { working, published } = await loadWeek(store, week);
    const schedule = await store.schedules.find(scheduleId(locationId, weekStart));
    const diff = publishDiff(working, published);
    if (!hasUnpublishedChanges(diff, working)) throw new RuleViolation("nothingToPublish", {});
    const tellThem = await tellPeople(unit, actor, { diff, location, company });
    const publishing = { publishedAt: now(), publishedByName: actor.displayName };
    const after = scheduleAfterPublish(schedule, week, publishing);
    const at = after.publishedAt ?? now();
    const isFirst = (schedule?.publishedVersion ?? 0) === 0;
    const publications = publicationsAfter(diff, working, { at, isFirst });
    for (const { id } of diff.removed) store.publishedShifts.remove(id);
    for (const lost of lostShifts(diff)) withdraw(store, lost, after);
    for (const shift of diff.added) showShift(store, shift, after);
    for (const changed of diff.changed) showShift(store, changed.after, after);
    for (const shift of working) markPublished(store, shift, publications.get(shift.id));
    store.schedules.save(after.id, after);
    const counts = {
      added: diff.added.length,
      changed: diff.changed.length,
      removed: diff.removed.length,
    };
    const total = published.length + counts.added - counts.removed;
    recordHistory(store, actor, {
      subject: weekSubject(after.id),
      act: "published",
      published: { ...counts, total },
    });
    tellThem(after);
    return { ...counts, publishedVersion: after.publishedVersion };
  });
}

/**
 * Publishing changes what staff see, not what is planned: an open edit stays valid. A cancelled
 * shift stays cancelled, and only keeps that it was removed.
 */
function markPublished(
  { shifts }: CompanyStore,
  shift: Shift,
  publication: ShiftPublication | undefined,
): void {
  const waits = shift.state === "draft" || shift.state === "changed";
  if (!waits && publication === undefined) return;
  const state = waits ? shiftStateAfter(shift.state, "publish") : shift.state;
  shifts.save(shift.id, { ...shift, state, ...(publication && { publication }) });
}

/** Tells a calendar that holds the shift that its employee no longer works it. */
function withdraw({ withdrawnShifts }: CompanyStore, lost: PublishedShift, after: Schedule): void {
  const { publishedVersion: scheduleVersion, publishedAt } = after;
  const told = withdrawnShift(lost, { at: publishedAt ?? now(), scheduleVersion });
  if (told !== null) withdrawnShifts.save(told.id, told);
}

function showShift(
  { publishedShifts }: CompanyStore,
  shift: Shift,
  { publishedVersion, publishedAt }: Schedule,
): void {
  const { state: _state, updatedBy: _by, updatedByName: _name, ...rest } = shift;
  const { version: _version, publication: _publication, ...planned } = rest;
  const { requiredSkillIds: _skills, batchId: _batch, templateId: _template, ...seen } = planned;
  const copy: PublishedShift = {
    ...seen,
    publishedAt: publishedAt ?? now(),
    scheduleVersion: publishedVersion,
  };
  publishedShifts.save(shift.id, copy);
}
