import type { Area } from "./area.ts";
import type { ActionOf } from "./permissions.ts";

/**
 * The commands of a read-only company: time is never lost, data can be taken along, and a company
 * that is read-only for a missed payment can pay.
 */
const keptCommands: ReadonlySet<string> = new Set([
  "timeEntries.punch",
  "settings.exportData",
  "subscription.manage",
]);

/**
 * True for actions whose commands members of a read-only company may still give: clocking in and
 * out, the export of the company's data, and the subscription. Everybody reads what they read before.
 */
export function isKeptWhileReadOnly<A extends Area>(area: A, action: ActionOf<A>): boolean {
  return keptCommands.has(`${area}.${action}`);
}
