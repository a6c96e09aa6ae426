import {
  answeredEntry,
  askedEntry,
  openRequestOf,
} from "@crewline/domain/rules/entry-edits/correction";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { requireWorkable } from "@crewline/domain/rules/time-entries/check-span";
import type {
  requestCorrectionSchema,
  withdrawCorrectionSchema,
} from "@crewline/domain/rules/time-entries/time-entry-inputs";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { attempt, command } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { aboutRequest, tellTimeRequested } from "../../operations/mail/tell-about-time.ts";
import { openWeekBook, timeOf } from "../../operations/weeks/open-week-book.ts";
import { recordChange, requireUnlocked } from "../../operations/weeks/record-change.ts";
import { placeEntry, requireNoOtherWork, saveBook } from "../../operations/weeks/week-book.ts";
import { now } from "../../platform/clock.ts";
import type { Edited } from "../../rpc/answers.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { auditActorOf } from "../../operations/punches/running-entry.ts";
import { requireForgotten } from "./request-entry.ts";

type Asked = z.infer<typeof requestCorrectionSchema>;
type Withdrawn = z.infer<typeof withdrawCorrectionSchema>;

/**
 * Records what an employee says that their time should be; the time stays until a manager accepts.
 * Throws what an edit to these times would throw, so that it can be accepted as it is.
 */
export function requestCorrection(actor: Actor, input: Asked): Promise<Edited> {
  const { requested, message } = input;
  requireWorkable(requested, now());
  return attempt(actor, input, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const before = await ownEntry(store, actor, input);
    const { id: entryId, employeeId, timeZone } = before;
    const time = [timeOf(before), requested];
    const book = await openWeekBook(store, { employeeId, now: now() }, time);
    const by = auditActorOf(actor);
    const action = "requestCorrection";
    const asked = askedEntry(before, { requested, message }, { name: by.name, at: book.terms.now });
    const isNew = before.state === "requested";
    const after = isNew ? { ...asked, ...placeEntry(book, asked.payable.startsAt) } : asked;
    if (isNew) await requireForgotten(actor, book, after);
    requireUnlocked(book, { ...before, payable: requested }, { action, actor: by });
    requireNoOtherWork(book, { entryId, ...requested }, timeZone);
    const { employee, company } = book.person;
    const tell = await tellTimeRequested(unit, actor, {
      employee,
      company,
      locationIds: [after.locationId],
      about: aboutRequest(after, openRequestOf(after)),
      key: `${after.id}_${after.version}`,
      note: message,
    });
    recordChange(book, { before, after, action, actor: by, reason: message });
    saveBook(book);
    tell();
    return { version: after.version };
  });
}

/** Withdraws the employee's own request. */
export function withdrawCorrection(actor: Actor, input: Withdrawn): Promise<Edited> {
  return command(actor, input, async (store) => {
    const before = await ownEntry(store, actor, input);
    openRequestOf(before);
    const { employeeId } = before;
    const book = await openWeekBook(store, { employeeId, now: now() }, [timeOf(before)]);
    const by = auditActorOf(actor);
    const said = { name: by.name, at: book.terms.now };
    const after = answeredEntry(before, { state: "withdrawn", answer: "" }, said);
    recordChange(book, { before, after, action: "withdrawCorrection", actor: by, reason: null });
    saveBook(book);
    return { version: after.version };
  });
}

/** Throws notFound out of reach, and othersEntry to a manager who can edit the entry instead. */
async function ownEntry(
  store: CompanyStore,
  actor: Actor,
  { entryId, expectedVersion }: Withdrawn,
): Promise<TimeEntry> {
  const before = await store.timeEntries.get(entryId);
  const { employeeId, locationId, updatedByName: changedBy } = before;
  requireReach(actor, { employeeId, locationIds: [locationId], what: "timeEntry" });
  if (employeeId !== actor.employeeId) throw new RuleViolation("othersEntry", {});
  requireVersion(before, expectedVersion, { what: "timeEntry", changedBy });
  return before;
}
