import type { Area } from "./area.ts";
import type { ActionOf } from "./permissions.ts";

/** Actions that only read, in whatever area. */
const reading: ReadonlySet<string> = new Set([
  "view",
  "viewRecords",
  "viewRules",
  "viewDrifts",
  "prove",
]);

/** What members also write while their company is read-only: time is never lost, and data can be taken along. */
const keptWrites: ReadonlySet<string> = new Set(["timeEntries.punch", "settings.exportData"]);

/**
 * True for actions that members of a read-only company keep: whatever only reads, clocking in and
 * out, and the export of the company's data. A command is a write, whatever action guards it.
 */
export function isKeptWhileReadOnly<A extends Area>(
  area: A,
  action: ActionOf<A>,
  { isCommand }: { isCommand: boolean },
): boolean {
  return keptWrites.has(`${area}.${action}`) || (!isCommand && reading.has(action));
}
