import type { LocationId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { timeEntryIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { versionSchema } from "@crewline/domain/kernel/fields/fields";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { AuditAction } from "@crewline/domain/records/time-entries/time-entry-audit";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { requireWorkable } from "@crewline/domain/rules/time-entries/check-span";
import type { Editor } from "@crewline/domain/rules/entry-edits/edit-entry";
import { needsReason } from "@crewline/domain/rules/entry-edits/edit-entry";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { tellIfSettled } from "../../operations/mail/tell-about-time.ts";
import { openWeekBook, timeOf } from "../../operations/weeks/open-week-book.ts";
import { recordChange } from "../../operations/weeks/record-change.ts";
import type { WeekBook } from "../../operations/weeks/week-book.ts";
import { requireNoOtherWork, saveBook } from "../../operations/weeks/week-book.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { auditActorOf } from "../../operations/punches/running-entry.ts";

/** The entries that an edit wrote, with the versions that they have now. */
export const editedEntriesSchema = z.object({
  entries: z.array(z.object({ entryId: timeEntryIdSchema, version: versionSchema })),
});
type Edited = z.infer<typeof editedEntriesSchema>;

interface Edit {
  idempotencyKey: string;
  entries: readonly { entryId: TimeEntryId; expectedVersion: number }[];
  reason: string;
  /** Where the work goes, for an edit that moves it. */
  locationId?: LocationId;
}

/** One entry that an edit writes; `before` is null for a new one. */
export interface EditedEntry {
  before: TimeEntry | null;
  after: TimeEntry;
  action: AuditAction;
}

/** Everything that an edit decides by. */
export interface Editing {
  book: WeekBook;
  entries: readonly [TimeEntry, ...TimeEntry[]];
  by: Editor;
}

/**
 * Edits entries of one employee in one transaction with a row of history for each. Throws
 * reasonRequired for time that was approved or is old, and overlap if the employee would have
 * worked twice at a time; illegalTransition and periodLocked as every change.
 */
export function editEntries(
  actor: Actor,
  edit: Edit,
  change: (editing: Editing) => Promise<EditedEntry[]>,
): Promise<Edited> {
  return attempt(actor, edit, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const entries = await readEntries(store, actor, edit);
    const [{ employeeId }] = entries;
    const { locationId } = edit;
    const opening = { employeeId, now: now(), locationId };
    const book = await openWeekBook(store, opening, entries.map(timeOf));
    const reason = reasonOf(book, entries, edit.reason);
    const by = auditActorOf(actor);
    const edited = await change({ book, entries, by: { name: by.name, at: book.terms.now } });
    const tell = await tellOfSettled(unit, actor, { book, edited, reason });
    const batch = actor.batchId && { batchId: actor.batchId };
    for (const one of edited) recordChange(book, { ...one, actor: by, reason, ...batch });
    for (const { after } of edited) requireOnlyWork(book, after);
    saveBook(book);
    tell();
    return { entries: edited.map(({ after: { id, version } }) => ({ entryId: id, version })) };
  });
}

async function readEntries(
  store: CompanyStore,
  actor: Actor,
  { entries: wanted }: Edit,
): Promise<readonly [TimeEntry, ...TimeEntry[]]> {
  const versions = new Map(wanted.map((one) => [one.entryId, one.expectedVersion]));
  const what = "timeEntry";
  const [first, ...others] = await store.timeEntries.findAll([...versions.keys()]);
  if (first === undefined || others.length + 1 !== versions.size) {
    throw new RuleViolation("notFound", { what });
  }
  for (const entry of [first, ...others]) {
    requireReach(actor, { locationIds: [entry.locationId], what });
    const changedBy = entry.updatedByName;
    requireVersion(entry, versions.get(entry.id) ?? 0, { what, changedBy });
    if (entry.employeeId !== first.employeeId) throw new RuleViolation("mergeOfOne", {});
  }
  return [first, ...others];
}

interface Settled {
  book: WeekBook;
  edited: readonly EditedEntry[];
  reason: string | null;
}

async function tellOfSettled(
  unit: Unit,
  actor: Actor,
  { book: { person }, edited, reason }: Settled,
): Promise<() => void> {
  const tells = await Promise.all(
    edited.flatMap(({ before, after }) =>
      before === null ? [] : tellIfSettled(unit, actor, { person, before, after, reason }),
    ),
  );
  return () => {
    for (const tell of tells) tell();
  };
}

function reasonOf(
  { person: { company, today } }: WeekBook,
  entries: readonly TimeEntry[],
  reason: string,
): string | null {
  const { approvals } = rulesOn(company, today);
  if (reason === "" && entries.some((entry) => needsReason(entry, approvals, today))) {
    throw new RuleViolation("reasonRequired", {});
  }
  return reason === "" ? null : reason;
}

function requireOnlyWork(book: WeekBook, { id, payable, state, timeZone }: TimeEntry): void {
  const { startsAt, endsAt, breaks } = payable;
  if (endsAt === null || state === "voided") return;
  const closed = breaks.map((taken) => ({ ...taken, endsAt: taken.endsAt ?? endsAt }));
  requireWorkable({ startsAt, endsAt, breaks: closed }, book.terms.now);
  requireNoOtherWork(book, { entryId: id, startsAt, endsAt }, timeZone);
}
