import type { CsvLine } from "../../kernel/csv/read-csv.ts";
import type { Digest } from "../../rules/audits/audit-hash.ts";
import { coverDigest, hashOfCells } from "../../rules/audits/audit-hash.ts";
import { COLUMN_COUNT, FIRST_FACT, FIRST_PAY, FIRST_SEAL, FIRST_WORD } from "./audit-file.ts";

/** A line of an exported audit. */
export interface FileLine {
  line: number;
  kind: string;
  hash: string;
  link: string;
  /** All cells of the line, as many as the header has. */
  cells: string[];
}

export function lineOf({ line, cells }: CsvLine): FileLine {
  const missing = Array.from({ length: Math.max(0, COLUMN_COUNT - cells.length) }, () => "");
  const [kind = "", hash = "", link = ""] = cells;
  return { line, kind, hash, link, cells: [...cells, ...missing] };
}

/** True if the hash of a row's line is that of its cells; a line of a hash alone holds no others. */
export function isIntactLine({ kind, hash, cells }: FileLine, digest: Digest): boolean {
  if (kind === "hash") return cells.slice(FIRST_FACT).every((cell) => cell === "");
  if (kind !== "row" || cells.length > COLUMN_COUNT) return false;
  const facts = cells.slice(FIRST_FACT, FIRST_WORD);
  const words = coveredAt(cells, FIRST_WORD);
  const pay = coveredAt(cells, FIRST_PAY);
  return (
    cells.slice(FIRST_SEAL).every((cell) => cell === "") &&
    isCovered(words, digest) &&
    isCovered(pay, digest) &&
    hash === hashOfCells({ facts, words: words.known, pay: pay.known }, digest)
  );
}

function coveredAt(cells: readonly string[], start: number) {
  const [salt = "", known = ""] = cells.slice(start + 3, start + 5);
  return { values: cells.slice(start, start + 3), salt, known };
}

/** Without the salt nothing is shown, and nothing may be. */
function isCovered({ values, salt, known }: ReturnType<typeof coveredAt>, digest: Digest): boolean {
  if (salt === "") return values.every((value) => value === "");
  return known === coverDigest(salt, values, digest);
}
