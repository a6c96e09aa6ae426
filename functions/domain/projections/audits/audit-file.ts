import type { AuditDay } from "../../records/audits/audit-day.ts";
import type { AuditRow } from "../../records/audits/audit-row.ts";
import { factCells, factFields, payCells, wordCells } from "../../rules/audits/audit-hash.ts";

/** The kinds of lines of an audit file. */
export const lineKinds = ["row", "hash", "day", "end"] as const;
export type LineKind = (typeof lineKinds)[number];

const factHeads: Readonly<Record<(typeof factFields)[number], string>> = {
  id: "Row ID",
  at: "At (UTC)",
  entity: "Entity",
  recordId: "Record ID",
  act: "Action",
  day: "Day",
  employeeId: "Employee ID",
  locationIds: "Location IDs",
  byUid: "Editor ID",
  byRole: "Editor role",
  source: "Source",
  device: "Device",
  batchId: "Batch ID",
  isSelfEdit: "Self-edit",
  isAfterApproval: "After approval",
  deltaSeconds: "Change in seconds",
  changes: "Changes",
  detail: "Detail",
};

/** Where the parts of a line begin; `verify-audit` reads the same columns. */
export const FIRST_FACT = 3;
export const FIRST_WORD = FIRST_FACT + factFields.length;
export const FIRST_PAY = FIRST_WORD + 5;
export const FIRST_SEAL = FIRST_PAY + 5;
export const COLUMN_COUNT = FIRST_SEAL + 4;

/** The columns of an audit file: two hashes, the row's facts, names, pay, and the seal of a day. */
export const auditFileHeader: readonly string[] = [
  "Line",
  "Hash",
  "Link",
  ...factFields.map((field) => factHeads[field]),
  "Employee",
  "Editor",
  "Reason",
  "Names salt",
  "Names digest",
  "Change in minor units",
  "Currency",
  "Pay changes",
  "Pay salt",
  "Pay digest",
  "Sealed day",
  "Sealed from",
  "Sealed until",
  "Rows",
];

/** A row that the reader sees and asked for. `link` joins it to the rows before it. */
export function rowLine(row: AuditRow, link: string): string[] {
  const { words, pay } = row;
  const told = words.values === null ? ["", "", ""] : wordCells(words.values);
  const paid = pay.values === null ? ["", "", ""] : payCells(pay.values);
  return filled(
    ["row", row.hash, link],
    [
      ...factCells(row),
      ...told,
      words.salt ?? "",
      words.digest,
      ...paid,
      pay.salt ?? "",
      pay.digest,
    ],
  );
}

/** A row that the filter leaves out or the reader may not see: its hash alone. */
export function hashLine({ hash }: Pick<AuditRow, "hash">, link: string): string[] {
  return filled(["hash", hash, link], []);
}

/** The seal behind the rows of a day. */
export function dayLine({ root, previousRoot, day, from, until, count }: AuditDay): string[] {
  const empty = Array.from({ length: FIRST_SEAL - FIRST_FACT }, () => "");
  return filled(["day", root, previousRoot], [...empty, day, from, until, `${count}`]);
}

/** The last line, without which the file was cut: how many lines lie between it and the header. */
export function endLine(lines: number, lastLink: string): string[] {
  const empty = Array.from({ length: COLUMN_COUNT - 1 - FIRST_FACT }, () => "");
  return filled(["end", "", lastLink], [...empty, `${lines}`]);
}

function filled(
  head: readonly [kind: LineKind, hash: string, link: string],
  cells: readonly string[],
): string[] {
  const line = [...head, ...cells];
  return Array.from({ length: COLUMN_COUNT }, (_, index) => line[index] ?? "");
}
