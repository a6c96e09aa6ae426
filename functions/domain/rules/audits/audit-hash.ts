import type { AuditFacts, AuditPay, AuditRow, AuditWords } from "../../records/audits/audit-row.ts";

/** SHA-256 of a text, in hexadecimal; the domain has none of its own. */
export type Digest = (text: string) => string;

/** A value as a file holds it; the hash covers this text. */
type Cell = string;

/** The facts of a row as cells, in the order of the file; the hash covers them in this order. */
export const factFields = [
  "id",
  "at",
  "entity",
  "recordId",
  "act",
  "day",
  "employeeId",
  "locationIds",
  "byUid",
  "byRole",
  "source",
  "device",
  "batchId",
  "isSelfEdit",
  "isAfterApproval",
  "deltaSeconds",
  "changes",
  "detail",
] as const satisfies readonly (keyof AuditFacts)[];

export function factCells(row: AuditFacts): Cell[] {
  return factFields.map((field) => cellOf(row[field]));
}

export function wordCells({ employeeName, byName, reason }: AuditWords): Cell[] {
  return [cellOf(employeeName), byName, cellOf(reason)];
}

export function payCells({ deltaMinor, currency, changes }: AuditPay): Cell[] {
  return [cellOf(deltaMinor), currency, cellOf(changes)];
}

/** The digest of covered cells; the salt keeps short values from being guessed. */
export function coverDigest(salt: string, cells: readonly Cell[], digest: Digest): string {
  return digest(JSON.stringify([salt, ...cells]));
}

interface Digests {
  facts: readonly Cell[];
  words: string;
  pay: string;
}

/** The hash of a row, from its facts and the digests of what may be missing. */
export function hashOfCells({ facts, words, pay }: Digests, digest: Digest): string {
  return digest(JSON.stringify(["row", ...facts, words, pay]));
}

/** True if the hash and both digests of a row are those of its content. */
export function isIntactRow(row: AuditRow, digest: Digest): boolean {
  const facts = factCells(row);
  const { words, pay } = row;
  return (
    row.hash === hashOfCells({ facts, words: words.digest, pay: pay.digest }, digest) &&
    isCovered(words, wordCells, digest) &&
    isCovered(pay, payCells, digest)
  );
}

interface Covered<T> {
  salt: string | null;
  digest: string;
  values: T | null;
}

/** Values that were removed, or are not shown, cannot be compared. */
function isCovered<T>(
  { salt, digest: known, values }: Covered<T>,
  cellsOf: (values: T) => Cell[],
  digest: Digest,
): boolean {
  return salt === null || values === null
    ? salt === null && values === null
    : known === coverDigest(salt, cellsOf(values), digest);
}

interface NewRow {
  facts: AuditFacts;
  words: AuditWords;
  pay: AuditPay;
}

/** The parts of a new row that its content decides. */
export function hashedAudit(
  { facts, words, pay }: NewRow,
  salts: { words: string; pay: string },
  digest: Digest,
): Pick<AuditRow, "words" | "pay" | "hash"> {
  const wordsDigest = coverDigest(salts.words, wordCells(words), digest);
  const payDigest = coverDigest(salts.pay, payCells(pay), digest);
  const digests = { facts: factCells(facts), words: wordsDigest, pay: payDigest };
  return {
    words: { salt: salts.words, digest: wordsDigest, values: words },
    pay: { salt: salts.pay, digest: payDigest, values: pay },
    hash: hashOfCells(digests, digest),
  };
}

function cellOf(value: unknown): Cell {
  if (value === null) return "";
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? listText(value) : JSON.stringify(value);
}

/** Lists of ids are read by people, lists of changes as JSON with their keys in a fixed order. */
function listText(list: readonly unknown[]): Cell {
  if (list.length === 0) return "";
  return list.every((one) => typeof one === "string")
    ? list.join(" ")
    : JSON.stringify(list, ["field", "before", "after"]);
}
