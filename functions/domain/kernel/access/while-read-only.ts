import type { Area } from "./area.ts";
import type { ActionOf } from "./permissions.ts";

/** The commands of a read-only company: time is never lost, and data can be taken along. */
const keptCommands: ReadonlySet<string> = new Set(["timeEntries.punch", "settings.exportData"]);

/**
 * True for actions whose commands members of a read-only company may still give: clocking in and
 * out, and the export of the company's data. Everybody reads what they read before.
 */
export function isKeptWhileReadOnly<A extends Area>(area: A, action: ActionOf<A>): boolean {
  return keptCommands.has(`${area}.${action}`);
}
