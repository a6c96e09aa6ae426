import { versionSchema } from "@crewline/domain/kernel/fields/fields";
import { localDateSchema } from "@crewline/domain/kernel/time/local-date";
import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import { salesAmountsSchema, salesSources } from "@crewline/domain/records/sales/sales-month";
import { isSameSales, noSales } from "@crewline/domain/rules/sales/sales-amounts";
import type { importSalesSchema, SalesRow } from "@crewline/domain/rules/sales/sales-rows";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { z } from "zod/mini";
import { locationOfRow } from "../../../operations/batches/record-of-row.ts";
import type { RowAttempt, RowDone, UndoRow } from "../../../operations/batches/run-batch.ts";
import { runBatch } from "../../../operations/batches/run-batch.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { commandInTurn } from "../../../operations/commands/command.ts";
import { requireVersion } from "../../../operations/commands/require-version.ts";
import { openSales, turnOfSales } from "./change-sales.ts";

const beforeSchema = z.extend(salesAmountsSchema, { source: z.enum(salesSources) });

/** The amounts of the day before its import, and the version that it must still have. */
const undoOfSalesSchema = z.object({
  day: localDateSchema,
  version: versionSchema,
  before: beforeSchema,
});
type UndoOfSales = z.infer<typeof undoOfSalesSchema>;

/** Imports sales, each day of a location in a transaction of its own. */
export function importSales(
  actor: Actor,
  input: z.infer<typeof importSalesSchema>,
): Promise<BatchAnswer> {
  return runBatch(actor, input, (row, attempt) => importDay(actor, row, attempt));
}

function importDay(actor: Actor, row: SalesRow, attempt: RowAttempt): Promise<RowDone> {
  const { locationId, day, totalMinor, hours, title, expectedVersion } = row;
  return commandInTurn(actor, { input: attempt, turn: turnOfSales(locationId) }, async (store) => {
    const book = await openSales(store, actor, { locationId, around: [day] });
    const known = book.days.get(day);
    if (known !== undefined && isSameSales(known, row)) {
      return { recordId: locationId, title, undo: null };
    }
    const version = known?.version ?? 0;
    const changedBy = known?.enteredByName ?? null;
    requireVersion({ version }, expectedVersion, { what: "sales", changedBy });
    book.save([{ day, totalMinor, hours, source: "imported" }]);
    const before = beforeSchema.parse(known ?? { ...noSales, source: "imported" });
    const undo: UndoOfSales = { day, version: version + 1, before };
    return { recordId: locationId, title, undo };
  });
}

/** Puts back what a day had before its import, unless it was changed since. */
export function salesUndoWays(actor: Actor): Readonly<Record<string, UndoRow>> {
  return {
    "reports.importSales": async (row, undo, attempt) => {
      const { day, version, before } = undoOfSalesSchema.parse(undo);
      const locationId = locationOfRow(row);
      await commandInTurn(
        actor,
        { input: attempt, turn: turnOfSales(locationId) },
        async (store) => {
          const book = await openSales(store, actor, { locationId, around: [day] });
          const known = book.days.get(day);
          if (known?.version !== version) {
            throw new RuleViolation("salesChangedSince", { changedBy: known?.enteredByName ?? "" });
          }
          book.save([{ day, ...before }]);
          return {};
        },
      );
    },
  };
}
