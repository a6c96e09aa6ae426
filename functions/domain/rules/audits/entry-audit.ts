import type { AuditFacts } from "../../records/audits/audit-row.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import type { TimeEntryAudit } from "../../records/time-entries/time-entry-audit.ts";
import type { UserId } from "../../kernel/ids/entity-ids.ts";
import { auditRowIdSchema } from "../../kernel/ids/record-ids.ts";
import { isClockAction } from "../time-entries/clock-action.ts";

type EntryFacts = Omit<AuditFacts, "order" | "byUid" | "byRole" | "batchId" | "source" | "detail"> &
  Partial<Pick<AuditFacts, "source">>;

/** Fields of which the audit names no values: they hold names, or what people wrote. */
const unnamed: readonly string[] = ["Employee", "Note", "First approval"];

interface Change {
  row: TimeEntryAudit;
  before: TimeEntry | null;
  /** The login of the employee, if any. */
  userId: UserId | null;
}

/** The facts of the audit row that is written with a row of a week's chain. */
export function entryAudit({ row, before, userId }: Change): EntryFacts {
  const { entryId, action, day, employeeId, locationId, origin, actor, deltaSeconds, at } = row;
  return {
    id: auditRowIdSchema.parse(row.id),
    at,
    entity: "timeEntry",
    recordId: entryId,
    act: action,
    day,
    employeeId,
    locationIds: [locationId],
    ...(origin && { source: origin.source }),
    device: origin?.device ?? null,
    isSelfEdit: userId === actor.uid && !isClockAction(action),
    isAfterApproval:
      before !== null && (before.wasApproved || settledStates.includes(before.state)),
    deltaSeconds,
    changes: row.changes.map((change) =>
      unnamed.includes(change.field) ? { ...change, before: null, after: null } : change,
    ),
  };
}

const settledStates: readonly TimeEntry["state"][] = ["approved", "locked", "exported"];
