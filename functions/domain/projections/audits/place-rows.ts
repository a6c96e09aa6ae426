import type { Digest } from "../../rules/audits/audit-hash.ts";
import { nextLink } from "../../rules/audits/audit-seal.ts";
import type { FileLine } from "./file-line.ts";

interface Finding {
  problem: "changed" | "removed" | "inserted" | "reordered";
  line: number;
}

interface Ends {
  /** The link before the first row; null where the file does not tell it. */
  first: string | null;
  /** The number of rows when the day was sealed; null for a day without a seal. */
  count: number | null;
  /** True if the day ended at this link, with this number of rows. */
  isEnd: (link: string | null, count: number) => boolean;
}

/**
 * Puts the rows of a day into the order of their links and says which were reordered or inserted,
 * and before which one a row is missing. A row that follows from nothing counts as changed where
 * the day has as many rows as when it was sealed.
 */
export function placeRows(
  rows: readonly FileLine[],
  { first, count, isEnd }: Ends,
  digest: Digest,
): { findings: Finding[]; link: string | null } {
  const findings: Finding[] = [];
  const waiting = [...rows];
  const passed = new Set<FileLine>();
  const broken = rows.length === count ? "changed" : "removed";
  let link = first;
  let placed = 0;
  while (waiting.length > 0) {
    let index = waiting.findIndex((row) => follows(link, row, digest));
    if (index < 0) {
      index = isEnd(link, placed) ? -1 : waiting.findIndex((row) => !passed.has(row));
      if (index < 0) break;
      findings.push({ problem: broken, line: waiting[index]?.line ?? 0 });
    }
    for (const row of waiting.slice(0, index)) passed.add(row);
    const [row] = waiting.splice(index, 1);
    if (row === undefined) break;
    if (passed.has(row)) findings.push({ problem: "reordered", line: row.line });
    link = row.link;
    placed += 1;
  }
  findings.push(...waiting.map(({ line }) => ({ problem: "inserted" as const, line })));
  return { findings, link };
}

function follows(link: string | null, row: FileLine, digest: Digest): boolean {
  return link === null || row.link === nextLink(link, row.hash, digest);
}
