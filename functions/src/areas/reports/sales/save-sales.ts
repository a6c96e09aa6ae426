import { daysFromTo } from "@crewline/domain/kernel/time/local-date";
import type { SalesDay, saveSalesSchema } from "@crewline/domain/records/sales/sales-month";
import { salesWithin, versionOfDays } from "@crewline/domain/rules/sales/sales-amounts";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { commandInTurn } from "../../../operations/commands/command.ts";
import { requireVersion } from "../../../operations/commands/require-version.ts";
import type { Edited } from "../../../rpc/answers.ts";
import { openSales, turnOfSales } from "./change-sales.ts";

type Input = z.infer<typeof saveSalesSchema>;

/** Saves changed days of a range, all or none; the answer is the new version of the range. */
export function saveSales(actor: Actor, input: Input): Promise<Edited> {
  const { locationId, firstDay, lastDay, days: entered, expectedVersion } = input;
  return commandInTurn(actor, { input, turn: turnOfSales(locationId) }, async (store) => {
    const around = daysFromTo(firstDay, lastDay);
    const book = await openSales(store, actor, { locationId, around });
    const days = salesWithin([{ days: Object.fromEntries(book.days) }], firstDay, lastDay);
    const version = versionOfDays(days);
    requireVersion({ version }, expectedVersion, { what: "sales", changedBy: lastEditor(days) });
    book.save(entered);
    return { version: version + entered.length };
  });
}

function lastEditor(days: ReadonlyMap<string, SalesDay>): string | null {
  const [last] = [...days.values()].toSorted((a, b) => b.enteredAt.localeCompare(a.enteredAt));
  return last?.enteredByName ?? null;
}
