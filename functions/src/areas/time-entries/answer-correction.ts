import type {
  CorrectionRequest,
  TimeEntry,
} from "@crewline/domain/records/time-entries/time-entry";
import { mayApprove } from "@crewline/domain/rules/approvals/approval-rules";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import {
  answered,
  answeredEntry,
  openRequestOf,
} from "@crewline/domain/rules/entry-edits/correction";
import { flagsAfterEdit } from "@crewline/domain/rules/entry-edits/edit-entry";
import type {
  acceptCorrectionSchema,
  declineCorrectionSchema,
} from "@crewline/domain/rules/time-entries/time-entry-inputs";
import { entryStateAfter } from "@crewline/domain/rules/time-entries/transitions";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { aboutRequest, tellTimeAnswered } from "../../operations/mail/tell-about-time.ts";
import { openWeekBook, timeOf } from "../../operations/weeks/open-week-book.ts";
import { recordChange } from "../../operations/weeks/record-change.ts";
import type { WeekBook } from "../../operations/weeks/week-book.ts";
import { saveBook } from "../../operations/weeks/week-book.ts";
import { now } from "../../platform/clock.ts";
import type { Edited } from "../../rpc/answers.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { approveEntry } from "./approve-entry.ts";
import { placeWork } from "./place-work.ts";
import { takeBack } from "./take-back.ts";
import { auditActorOf } from "../../operations/punches/running-entry.ts";

type Accepted = z.infer<typeof acceptCorrectionSchema>;
type Declined = z.infer<typeof declineCorrectionSchema>;

/**
 * Corrects the time to what the employee asked for, with the request as the reason, and approves it
 * where the actor may: who accepts the times has decided about them. An earlier approval is taken
 * back first, all in one transaction.
 */
export function acceptCorrection(actor: Actor, input: Accepted): Promise<Edited> {
  return attempt(actor, input, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const asked = await askedEntryOf(store, actor, input);
    const { requested, message } = openRequestOf(asked);
    const { employeeId } = asked;
    const time = [timeOf(asked), requested];
    const book = await openWeekBook(store, { employeeId, now: now() }, time);
    const tell = await tellEmployee(unit, actor, { book, asked, answer: "accepted", note: "" });
    const before = openForEdit(book, actor, asked);
    const by = auditActorOf(actor);
    const after = correctedEntry(book, before, { requested, byName: by.name });
    const action = asked.state === "requested" ? "acceptEntry" : "correct";
    recordChange(book, { before, after, action, actor: by, reason: message });
    const { version } = approvedIfAllowed(book, actor, after);
    saveBook(book);
    tell();
    return { version };
  });
}

/** The entry as it is for an actor whom the rules do not let approve it. */
function approvedIfAllowed(book: WeekBook, actor: Actor, entry: TimeEntry): TimeEntry {
  const { company, today } = book.person;
  if (!mayApprove(rulesOn(company, today).approvals, actor, entry)) return entry;
  return approveEntry(book, actor, { entry, expectedVersion: entry.version });
}

/** Leaves the time as it is; the employee reads why. */
export function declineCorrection(actor: Actor, input: Declined): Promise<Edited> {
  return attempt(actor, input, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const before = await askedEntryOf(store, actor, input);
    openRequestOf(before);
    const { employeeId } = before;
    const book = await openWeekBook(store, { employeeId, now: now() }, [timeOf(before)]);
    const by = auditActorOf(actor);
    const said = { name: by.name, at: book.terms.now };
    const { message: answer } = input;
    const told = { book, asked: before, note: answer };
    const tell = await tellEmployee(unit, actor, { ...told, answer: "declined" });
    const after = answeredEntry(before, { state: "declined", answer }, said);
    recordChange(book, { before, after, action: "declineCorrection", actor: by, reason: answer });
    saveBook(book);
    tell();
    return { version: after.version };
  });
}

interface Answered {
  book: WeekBook;
  asked: TimeEntry;
  answer: "accepted" | "declined";
  note: string;
}

function tellEmployee(
  unit: Unit,
  actor: Actor,
  { book, asked, answer, note }: Answered,
): Promise<() => void> {
  const { employee, company } = book.person;
  const about = aboutRequest(asked, openRequestOf(asked));
  const key = `${asked.id}_${asked.version}`;
  return tellTimeAnswered(unit, actor, { employee, company, about, key, answer, note });
}

async function askedEntryOf(
  store: CompanyStore,
  actor: Actor,
  { entryId, expectedVersion }: Accepted,
): Promise<TimeEntry> {
  const before = await store.timeEntries.get(entryId);
  requireReach(actor, { locationIds: [before.locationId], what: "timeEntry" });
  const changedBy = before.updatedByName;
  requireVersion(before, expectedVersion, { what: "timeEntry", changedBy });
  return before;
}

/** The entry itself, or an approved one with its approval taken back. */
function openForEdit(book: WeekBook, actor: Actor, asked: TimeEntry): TimeEntry {
  if (asked.state !== "approved") return asked;
  const { message: reason } = openRequestOf(asked);
  return takeBack(book, actor, { before: asked, reason, marksLaterEdits: true });
}

function correctedEntry(
  book: WeekBook,
  before: TimeEntry,
  { requested: payable, byName: name }: Pick<CorrectionRequest, "requested"> & { byName: string },
): TimeEntry {
  const { now: at } = book.terms;
  const { id: entryId, locationId, jobRoleId, shiftId, note } = before;
  const work = { entryId, locationId, jobRoleId, shiftId, note, payable };
  return {
    ...before,
    ...placeWork(book, work, true),
    ...answered(before, { state: "accepted" }, { name, at }),
    state: entryStateAfter(before.state, "correct"),
    flags: flagsAfterEdit(before),
    firstApproval: null,
    proposedEndsAt: null,
    updatedByName: name,
    updatedAt: at,
    version: before.version + 1,
  };
}
