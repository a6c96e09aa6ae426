import { weekSubject } from "@crewline/domain/records/history/history-event";
import type {
  HeldPart,
  Publication,
  ShiftBefore,
  undoPublishSchema,
} from "@crewline/domain/records/schedules/publication";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import { withdrawnShift, withdrawnShiftId } from "@crewline/domain/records/users/calendar-feed";
import {
  isUntouched,
  scheduleAfterUndo,
  shiftAfterTakingBack,
} from "@crewline/domain/rules/schedules/publishing/taking-back";
import { lastVersionOf } from "@crewline/domain/rules/schedules/schedule-state";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { recordHistory } from "../../../operations/history/record-history.ts";
import { readHeld } from "../../../operations/publications/held-publications.ts";
import { requireUnlocked } from "../../../operations/schedules/open-weeks.ts";
import { waitingAbout } from "../../../operations/schedules/requests/waiting-requests.ts";
import type { Done } from "../../../rpc/answers.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";

type Input = z.infer<typeof undoPublishSchema>;

/**
 * Takes a publication back that no one was told of: staff see what they saw before, and what is
 * planned waits to be published again. Throws publicationTold once people were told, and
 * shiftsTakenSince if an employee took one of its shifts, and weekLocked.
 */
export function undoPublish(actor: Actor, input: Input): Promise<Done> {
  return command(actor, input, async (store) => {
    const publication = await store.publications.get(input.publicationId);
    const { id, locationId, weekStart, version } = publication;
    requireReach(actor, { locationIds: [locationId], what: "publication" });
    if (publication.state === "undone") return {};
    const schedule = await store.schedules.find(scheduleId(locationId, weekStart));
    const isLast = schedule !== null && lastVersionOf(schedule) === version;
    if (publication.state !== "held" || !isLast) {
      throw new RuleViolation("publicationTold", {});
    }
    await requireUnlocked(store, [schedule]);
    const held = await readHeld(store, id);
    const before = held.flatMap((part) => part.before);
    const ids = before.map(({ shiftId }) => shiftId);
    const [working, seen] = [
      await store.shifts.findAll(ids),
      await store.publishedShifts.findAll(ids),
    ];
    const parts = await store.publicationParts.list([["publicationId", "==", id]]);
    const premiums = await store.noticePremiums.list([["publicationId", "==", id]]);
    requireUntouched(publication, before, seen);
    const standing = await withoutEndedDrops(store, before);
    takeBack(store, { publication, before: standing, working, seen });
    endHold(store, { publication, held, schedule });
    for (const part of parts) store.publicationParts.remove(part.id);
    for (const premium of premiums) store.noticePremiums.remove(premium.id);
    const act = publication.kind === "withdrawn" ? "unpublishUndone" : "publishUndone";
    recordHistory(store, actor, { subject: weekSubject(schedule.id), act, of: id });
    return {};
  });
}

function requireUntouched(
  { version, kind }: Publication,
  before: readonly ShiftBefore[],
  seen: readonly PublishedShift[],
): void {
  const now = new Map(seen.map((shift) => [shift.id, shift]));
  const changed = before.filter(({ isShown }) => isShown);
  const isSame = changed.every(({ shiftId, planned }) => {
    const isGone = kind === "withdrawn" || planned === null || planned.state === "cancelled";
    return isUntouched(now.get(shiftId), { version, isShown: !isGone });
  });
  if (!isSame) throw new RuleViolation("shiftsTakenSince", {});
}

/** A shift that is not published ends the request of who gives it up: it comes back without. */
async function withoutEndedDrops(
  store: CompanyStore,
  before: readonly ShiftBefore[],
): Promise<ShiftBefore[]> {
  return Promise.all(
    before.map(async (one) => {
      if (one.seen?.isGivenUp !== true) return one;
      const waiting = await waitingAbout(store, one.shiftId);
      if (waiting.some(({ kind }) => kind === "drop")) return one;
      const { isGivenUp: _mark, ...seen } = one.seen;
      return { ...one, seen };
    }),
  );
}

interface TakingBack {
  publication: Publication;
  before: readonly ShiftBefore[];
  working: readonly Shift[];
  seen: readonly PublishedShift[];
}

function takeBack(store: CompanyStore, { publication, before, working, seen }: TakingBack): void {
  const [planned, now] = [
    new Map(working.map((shift) => [shift.id, shift])),
    new Map(seen.map((shift) => [shift.id, shift])),
  ];
  for (const one of before) {
    const shift = planned.get(one.shiftId);
    if (shift !== undefined) store.shifts.change(shift, shiftAfterTakingBack(shift, one));
    if (!one.isShown) continue;
    const shown = now.get(one.shiftId);
    if (one.seen !== null) store.publishedShifts.show(shown ?? null, one.seen);
    else if (shown !== undefined) store.publishedShifts.withdraw(shown);
    followCalendars(store, publication, { shown, earlier: one.seen });
  }
}

/** Calendars that were read in between hear that a shift is gone again, or back. */
function followCalendars(
  { withdrawnShifts, now }: CompanyStore,
  { version }: Publication,
  { shown, earlier }: { shown: PublishedShift | undefined; earlier: PublishedShift | null },
): void {
  const isSamePerson = shown !== undefined && shown.employeeId === earlier?.employeeId;
  if (isSamePerson) return;
  const lost =
    shown === undefined ? null : withdrawnShift(shown, { at: now(), scheduleVersion: version });
  if (lost !== null) withdrawnShifts.save(lost.id, lost);
  const back = earlier?.employeeId ?? null;
  if (earlier !== null && back !== null) withdrawnShifts.remove(withdrawnShiftId(earlier.id, back));
}

interface Ending {
  publication: Publication;
  held: readonly HeldPart[];
  schedule: Schedule;
}

function endHold(store: CompanyStore, { publication, held, schedule }: Ending): void {
  const before = held.flatMap((part) => part.schedule ?? [])[0] ?? null;
  const after = scheduleAfterUndo(schedule, before);
  store.schedules.save(after.id, after);
  store.publications.save(publication.id, { ...publication, state: "undone" });
  for (const part of held) store.heldPublications.remove(part.id);
}
