import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { timeEntryIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { DomainEvent } from "@crewline/domain/records/events/domain-event";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { isApprovedByRule } from "@crewline/domain/rules/approvals/approve-by-rule";
import { entryStateAfter } from "@crewline/domain/rules/time-entries/transitions";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { allFlags } from "@crewline/domain/rules/weeks/entry-hours";
import { systemActor } from "../operations/history/system-actor.ts";
import { findShift } from "../operations/punches/running-entry.ts";
import { openWeekBook, timeOf } from "../operations/weeks/open-week-book.ts";
import { recordChange } from "../operations/weeks/record-change.ts";
import { saveBook } from "../operations/weeks/week-book.ts";
import { now } from "../platform/clock.ts";
import type { CompanyStore } from "../store/company/company-store.ts";
import { companyStore } from "../store/company/company-store.ts";
import { readCompany } from "../store/company/read-company.ts";
import { inTransaction } from "../store/unit/unit.ts";

/** Time that ends by a clock-out is what a rule of approval looks at. */
export function isClockOut({ facts }: DomainEvent): boolean {
  return facts["action"] === "clockOut";
}

/**
 * Approves an entry after its clock-out if the company's rule does. What a person has decided
 * meanwhile stays, and a period that is closed meanwhile keeps the entry as it is.
 */
export async function approveByRule({ companyId, subject }: DomainEvent): Promise<void> {
  const company = await (await readCompany(companyId)).company();
  const { autoMinutes } = rulesOn(company, now().slice(0, 10)).approvals;
  if (autoMinutes === null) return;
  const entryId = timeEntryIdSchema.parse(subject.id);
  try {
    await inTransaction((unit) => approve(companyStore(unit, companyId), entryId));
  } catch (error) {
    if (!(error instanceof RuleViolation) || error.code === "busy") throw error;
  }
}

async function approve(store: CompanyStore, entryId: TimeEntryId): Promise<void> {
  const before = await store.timeEntries.find(entryId);
  if (before === null || before.state !== "closed") return;
  const { employeeId } = before;
  const shift = await findShift(store, before);
  const book = await openWeekBook(store, { employeeId, now: now() }, [timeOf(before)]);
  const { company, today } = book.person;
  const flags = allFlags(before, [...book.weeks.values()]);
  if (!isApprovedByRule(before, { flags, shift }, rulesOn(company, today).approvals)) return;
  const after: TimeEntry = {
    ...before,
    state: entryStateAfter(before.state, "approve"),
    isApprovedByRule: true,
    approvedByName: systemActor.name,
    approvedAt: book.terms.now,
    updatedByName: systemActor.name,
    updatedAt: book.terms.now,
    version: before.version + 1,
  };
  const origin = { source: "rule", device: null } as const;
  const by = { action: "approve", actor: systemActor, reason: null, origin } as const;
  recordChange(book, { before, after, ...by });
  saveBook(book);
}
