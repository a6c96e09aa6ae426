import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { requireNoOpenRequest } from "@crewline/domain/rules/entry-edits/correction";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { requireMayApprove } from "@crewline/domain/rules/approvals/approval-rules";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { approvedBy } from "@crewline/domain/rules/approvals/two-steps";
import { isRunning } from "@crewline/domain/rules/time-entries/transitions";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { recordChange } from "../../operations/weeks/record-change.ts";
import type { WeekBook } from "../../operations/weeks/week-book.ts";
import { requireNoOtherWork } from "../../operations/weeks/week-book.ts";
import { auditActorOf } from "../../operations/punches/running-entry.ts";

interface Approval {
  entry: TimeEntry;
  expectedVersion: number;
}

/** An approved entry stays as it is. The company decides whose time a manager may approve. */
export function approveEntry(
  book: WeekBook,
  actor: Actor,
  { entry: before, expectedVersion }: Approval,
): TimeEntry {
  requireReach(actor, { locationIds: [before.locationId], what: "timeEntry" });
  if (before.state === "approved") return before;
  requireVersion(before, expectedVersion, {
    what: "timeEntry",
    changedBy: before.updatedByName,
  });
  const { company, today } = book.person;
  const rules = rulesOn(company, today).approvals;
  requireMayApprove(rules, actor, before);
  const { employee } = book.person;
  const { startsAt, endsAt } = before.payable;
  if (isRunning(before.state) || endsAt === null) {
    throw new RuleViolation("entryOpen", { who: employee.name });
  }
  requireNoOpenRequest(before, employee.name);
  requireNoOtherWork(book, { entryId: before.id, startsAt, endsAt }, before.timeZone);
  const by = auditActorOf(actor);
  const after: TimeEntry = {
    ...before,
    ...approvedBy(before, rules, { uid: by.uid, name: by.name, at: book.terms.now }),
    updatedByName: by.name,
    updatedAt: book.terms.now,
    version: before.version + 1,
  };
  const action = after.state === "approved" ? "approve" : "approveFirst";
  recordChange(book, {
    before,
    after,
    action,
    actor: by,
    reason: null,
    ...(actor.batchId && { batchId: actor.batchId }),
  });
  return after;
}
