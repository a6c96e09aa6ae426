import type { TimeEntryAudit } from "../../records/time-entries/time-entry-audit.ts";

/** A row before its hash is known. */
export type UnhashedAudit = Omit<TimeEntryAudit, "hash">;

/**
 * The text that a row's hash covers: its fields, `previousHash` among them, as JSON with the keys
 * of every object in order, so that the same row always gives the same text.
 */
export function canonicalRow(row: UnhashedAudit): string {
  return JSON.stringify(sorted({ ...row, hash: undefined }));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, field]) => [name, sorted(field)]));
}
