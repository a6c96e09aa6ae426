import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { askedEntry, openRequestOf } from "@crewline/domain/rules/entry-edits/correction";
import {
  requireForgottenDay,
  requireNoOtherRequest,
} from "@crewline/domain/rules/entry-edits/forgotten-work";
import { requireWorkable } from "@crewline/domain/rules/time-entries/check-span";
import type { requestEntrySchema } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import type { ClosedSpan } from "@crewline/domain/rules/time-entries/wall-span";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { aboutRequest, tellTimeRequested } from "../../operations/mail/tell-about-time.ts";
import { findPlan } from "../../operations/punches/find-plan.ts";
import { ownJobRole } from "../../operations/punches/own-job-role.ts";
import { auditActorOf } from "../../operations/punches/running-entry.ts";
import { openWeekBook } from "../../operations/weeks/open-week-book.ts";
import { recordChange } from "../../operations/weeks/record-change.ts";
import { requirePlace } from "../../operations/weeks/require-place.ts";
import type { WeekBook } from "../../operations/weeks/week-book.ts";
import { saveBook } from "../../operations/weeks/week-book.ts";
import { now } from "../../platform/clock.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { daysOfEmployee } from "../../store/company/filters.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { enteredEntry } from "./entered-entry.ts";

type Input = z.infer<typeof requestEntrySchema>;

/**
 * Records the time of a day on which an employee did not clock in. It counts nowhere until a manager
 * accepts it as any other request. Throws what adding this time would throw, notEmployee, and what
 * `requireForgotten` throws.
 */
export function requestEntry(actor: Actor, input: Input): Promise<{ entryId: TimeEntryId }> {
  requireWorkable(input.requested, now());
  return attempt(actor, input, async (unit) => {
    const { employeeId } = actor;
    if (employeeId === null) throw new RuleViolation("notEmployee", {});
    const { requested, locationId, message } = input;
    const store = companyStore(unit, actor.companyId);
    const book = await openWeekBook(store, { employeeId, now: now(), locationId }, [requested]);
    const by = auditActorOf(actor);
    const entered = await enteredTime(book, input, by.name);
    const said = { name: by.name, at: book.terms.now };
    const after = askedEntry(entered, { requested, message }, said);
    await requireForgotten(actor, book, after);
    const { employee, company } = book.person;
    const tell = await tellTimeRequested(unit, actor, {
      employee,
      company,
      locationIds: [locationId],
      about: aboutRequest(after, openRequestOf(after)),
      key: `${after.id}_${after.version}`,
      note: message,
    });
    const change = { action: "requestEntry", actor: by, reason: message } as const;
    recordChange(book, { before: null, after, ...change });
    saveBook(book);
    tell();
    return { entryId: after.id };
  });
}

/** The entry that is asked for, with the shift and the job role of the plan. */
async function enteredTime(book: WeekBook, input: Input, byName: string): Promise<TimeEntry> {
  const { locationId, requested: payable } = input;
  const { employee } = book.person;
  const location = requirePlace(book, locationId, false);
  const { shift } = await findPlan(book, location, payable.startsAt);
  const chosen = { wanted: input.jobRoleId, isUnknownPerson: false };
  const { jobRoleId } = ownJobRole(book.person, chosen, shift);
  const work = { locationId, jobRoleId, shiftId: shift?.id ?? null, payable, note: "" };
  const entry = enteredEntry(book, { employeeId: employee.id, byName, ...work });
  return { ...entry, state: "requested", version: 0 };
}

/**
 * Checks the day that is asked for and the employee's other requests for entries. They are in no
 * week, so they are read apart; the open week keeps a second request waiting meanwhile. Throws what
 * `requireForgottenDay` and `requireNoOtherRequest` throw.
 */
export async function requireForgotten(
  { companyId }: Actor,
  { person: { employee }, terms }: WeekBook,
  { id, day, timeZone, correction }: TimeEntry,
): Promise<void> {
  if (correction === null) return;
  const span: ClosedSpan = correction.requested;
  const localDay = localDateAt(span.startsAt, timeZone);
  requireForgottenDay(employee, localDay, localDateAt(terms.now, timeZone));
  const { timeEntries } = await readCompany(companyId);
  const near = daysOfEmployee(employee.id, addDays(day, -2), addDays(day, 2));
  requireNoOtherRequest({ id, span }, await timeEntries.list(near));
}
