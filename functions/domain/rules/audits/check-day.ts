import type { AuditDay } from "../../records/audits/audit-day.ts";
import type { AuditRow } from "../../records/audits/audit-row.ts";
import type { AuditRowId } from "../../kernel/ids/record-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { Digest } from "./audit-hash.ts";
import { isIntactRow } from "./audit-hash.ts";
import { linkAfter, orderOf, rootOf, tagOf, tagsOf } from "./audit-seal.ts";

/** What is wrong with a day. */
export type DayProblem =
  | "changed"
  | "removed"
  | "inserted"
  | "reordered"
  /** The seal itself does not fit the rows or its own values. */
  | "sealChanged"
  /** The seal does not follow that of the day before, which was removed or changed. */
  | "dayMissing";

export interface DayFinding {
  problem: DayProblem;
  /** The row, where one can be named; a removed one cannot. */
  rowId: AuditRowId | null;
  at: Instant | null;
}

interface Checked {
  seal: AuditDay;
  /** The seal of the day before; null where the audit begins with this day. */
  previous: AuditDay | null;
  /** The rows within the bounds of the seal, in their order. */
  rows: readonly AuditRow[];
}

/** Finds what was changed, removed, inserted or reordered since a day was sealed. */
export function checkDay({ seal, previous, rows }: Checked, digest: Digest): DayFinding[] {
  const found = [...checkRows(rows, digest), ...compareTags(seal, rows)];
  const links = followsDay(seal, previous) ? [] : [about("dayMissing")];
  const sealed = found.length === 0 && !isSealOf(seal, rows, digest) ? [about("sealChanged")] : [];
  return [...links, ...unique(found), ...sealed];
}

/** Finds changed rows: their hashes are no longer those of their content. */
export function checkRows(rows: readonly AuditRow[], digest: Digest): DayFinding[] {
  return rows.flatMap((row) => {
    if (!isIntactRow(row, digest)) return [about("changed", row)];
    return row.order === orderOf(row) ? [] : [about("reordered", row)];
  });
}

/** The rows that were there when the day was sealed, against those of now. */
function compareTags(seal: AuditDay, rows: readonly AuditRow[]): DayFinding[] {
  const sealed = tagsOf(seal);
  const present = rows.map(({ hash }) => tagOf(hash));
  const missing = withoutEach(sealed, present);
  const added = rows.filter((_, index) => !sealed.includes(present[index] ?? ""));
  if (missing.length === 0 && added.length === 0) {
    return sealed.join() === present.join() ? [] : [about("reordered", firstMoved(sealed, rows))];
  }
  return [
    ...added.map((row) => {
      const index = rows.indexOf(row);
      const isInPlace = rows.length === sealed.length && missing.includes(sealed[index] ?? "");
      return about(isInPlace ? "changed" : "inserted", row);
    }),
    ...missing.slice(rows.length === sealed.length ? added.length : 0).map(() => about("removed")),
  ];
}

function firstMoved(sealed: readonly string[], rows: readonly AuditRow[]): AuditRow | undefined {
  return rows.find(({ hash }, index) => sealed[index] !== tagOf(hash));
}

function withoutEach(all: readonly string[], some: readonly string[]): string[] {
  const known = new Set(some);
  return all.filter((one) => !known.has(one));
}

function isSealOf(seal: AuditDay, rows: readonly AuditRow[], digest: Digest): boolean {
  const hashes = rows.map(({ hash }) => hash);
  const lastLink = linkAfter(seal.previousRoot, hashes, digest);
  return seal.count === rows.length && seal.root === rootOf({ ...seal, lastLink }, digest);
}

function followsDay(seal: AuditDay, previous: AuditDay | null): boolean {
  if (previous === null) return seal.previousRoot === "";
  return (
    seal.previousRoot === previous.root &&
    seal.from === previous.until &&
    seal.day === addDays(previous.day, 1)
  );
}

function about(problem: DayProblem, row?: AuditRow): DayFinding {
  return { problem, rowId: row?.id ?? null, at: row?.at ?? null };
}

/** One row that was changed may also be found by its tag. */
function unique(found: readonly DayFinding[]): DayFinding[] {
  return found.filter(
    (one, index) =>
      one.rowId === null || found.findIndex(({ rowId }) => rowId === one.rowId) === index,
  );
}
