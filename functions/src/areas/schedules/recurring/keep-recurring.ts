import { createHash } from "node:crypto";
import { versionSchema } from "@crewline/domain/kernel/fields/fields";
import { locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { recurringShiftIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type {
  RecurringShift,
  UndoOfRecurring,
} from "@crewline/domain/records/schedules/recurring-shift";
import { recurringShiftSchema } from "@crewline/domain/records/schedules/recurring-shift";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { shiftSchema } from "@crewline/domain/records/schedules/shift";
import type { RecurringAct } from "@crewline/domain/words/schedules/recurring/recurring-words";
import {
  recurringName,
  recurringTitle,
} from "@crewline/domain/words/schedules/recurring/recurring-words";
import { z } from "zod/mini";
import { keepBatch } from "../../../operations/batches/keep-batch.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { keptShift, keptShiftSchema } from "../../../operations/schedules/kept-shift.ts";

/** The most characters that are kept; a document of the store may have a million bytes. */
const MOST_KEPT = 900_000;

const keptRecurringSchema = z.object({
  id: recurringShiftIdSchema,
  version: versionSchema,
  mark: z.string().check(z.maxLength(60)),
});

/** What undoes a change of a recurring shift. */
export const keptChangeSchema = z.object({
  locationId: locationIdSchema,
  /** The recurring shift that began; null where one ended only. */
  began: z.nullable(keptRecurringSchema),
  /** The recurring shift that ended, as it was and as it is; null where one began only. */
  ended: z.nullable(z.object({ before: recurringShiftSchema, after: keptRecurringSchema })),
  /** The shifts that were changed or removed, as they were. */
  before: z.array(shiftSchema),
  /** The shifts that are there afterwards: those that were added, changed or marked as deleted. */
  after: z.array(z.extend(keptShiftSchema, { isDeleted: z.boolean() })),
});
export type KeptChange = z.infer<typeof keptChangeSchema>;

interface Change {
  began: RecurringShift | null;
  ended: Record<"before" | "after", RecurringShift> | null;
  /** The shifts that were changed or removed, as they were. */
  before: readonly Shift[];
  /** The shifts that there are afterwards. */
  after: readonly Shift[];
}

interface Keeping {
  act: RecurringAct;
  idempotencyKey: string;
  recurring: RecurringShift;
}

/**
 * Prepares the batch that undoes a change of a recurring shift: reads now, and returns the function
 * that writes it. That returns null for a change that is too large to be kept.
 */
export async function keepRecurring(
  store: CompanyStore,
  actor: Actor,
  { act, idempotencyKey, recurring }: Keeping,
): Promise<(change: Change) => UndoOfRecurring | null> {
  const { employeeId } = recurring.plan;
  const employee = employeeId === null ? null : await store.employees.find(employeeId);
  const name = recurringName(recurring.plan, employee?.name ?? "", actor.locale);
  const title = recurringTitle(act, name, actor.locale);
  return (change) => {
    const undo = keptChange(change, recurring);
    if (JSON.stringify(undo).length > MOST_KEPT) return null;
    const recordId = recurring.id;
    const batchId = keepBatch(store, actor, { idempotencyKey, title, recordId, employeeId, undo });
    const wasThere = new Set(change.before.map(({ id }) => id));
    const changedIds = change.after.flatMap(({ id }) => (wasThere.has(id) ? [id] : []));
    return { batchId, endedVersion: change.ended?.after.version ?? null, changedIds };
  };
}

function keptChange(
  { began, ended, before, after }: Change,
  { locationId }: RecurringShift,
): KeptChange {
  return {
    locationId,
    began: began && kept(began),
    ended: ended && { before: ended.before, after: kept(ended.after) },
    before: [...before],
    after: after.map((one) => ({ ...keptShift(one), isDeleted: one.state === "cancelled" })),
  };
}

function kept(recurring: RecurringShift): z.infer<typeof keptRecurringSchema> {
  const { id, version } = recurring;
  return { id, version, mark: recurringMark(recurring) };
}

/** Distinguishes recurring shifts by what a person decides of them. */
export function recurringMark(recurring: RecurringShift): string {
  const { plan, recurrence, override } = recurringShiftSchema.parse(recurring);
  const decided = JSON.stringify({ plan, recurrence, override });
  return createHash("sha256").update(decided).digest("base64url");
}
