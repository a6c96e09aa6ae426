import { readCsv } from "../../kernel/csv/read-csv.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { Digest } from "../../rules/audits/audit-hash.ts";
import { rootOf } from "../../rules/audits/audit-seal.ts";
import { auditFileHeader, FIRST_SEAL } from "./audit-file.ts";
import type { FileLine } from "./file-line.ts";
import { isIntactLine, lineOf } from "./file-line.ts";
import { placeRows } from "./place-rows.ts";

/** What is wrong at a line of a file. */
export type FileProblem =
  | "notAnAudit"
  | "changed"
  | "removed"
  | "inserted"
  | "reordered"
  | "dayChanged"
  | "dayMissing"
  | "cut";

export interface FileFinding {
  problem: FileProblem;
  /** The line in the file, counted from 1, as a text editor shows it. */
  line: number;
}

export interface FileCheck {
  findings: FileFinding[];
  rows: number;
  days: number;
  /** Rows behind the last seal. */
  unsealed: number;
  /** Rows of which the file has the hash alone. */
  hidden: number;
}

/** The rows between two seals, and the seal behind them; none behind the last rows. */
interface Group {
  rows: FileLine[];
  seal: FileLine | null;
}

/**
 * Checks an exported audit without anything but the file: each row against its hash, each hash
 * against the link before it, and each day against its root and the root before.
 */
export function verifyAuditFile(text: string, digest: Digest): FileCheck {
  const { header, rows } = readCsv(text);
  if (header.join() !== auditFileHeader.join()) {
    const findings = [{ problem: "notAnAudit" as const, line: 1 }];
    return { findings, rows: 0, days: 0, unsealed: 0, hidden: 0 };
  }
  const lines = rows.map(lineOf);
  const groups = groupsOf(lines.filter(({ kind }) => kind !== "end"));
  const found = groups.flatMap((group, index) => checkGroup(group, groups[index - 1], digest));
  const all = groups.flatMap((group) => group.rows);
  return {
    findings: [...found, ...checkEnd(lines, found.length > 0)].toSorted((a, b) => a.line - b.line),
    rows: all.length,
    days: groups.filter(({ seal }) => seal !== null).length,
    unsealed: groups.at(-1)?.rows.length ?? 0,
    hidden: all.filter(({ kind }) => kind === "hash").length,
  };
}

/** The last group has no seal; it is empty for a file of whole days. */
function groupsOf(lines: readonly FileLine[]): Group[] {
  const groups: Group[] = [{ rows: [], seal: null }];
  for (const line of lines) {
    const present = groups.at(-1);
    if (line.kind !== "day") present?.rows.push(line);
    else {
      if (present !== undefined) present.seal = line;
      groups.push({ rows: [], seal: null });
    }
  }
  return groups;
}

function checkGroup(
  { rows, seal }: Group,
  before: Group | undefined,
  digest: Digest,
): FileFinding[] {
  const first = seal?.link ?? before?.seal?.hash ?? null;
  const isEnd = (link: string | null, count: number) =>
    seal !== null && seal.hash === rootBehind(seal, { link, count }, digest);
  const count = seal === null ? null : sealOf(seal).count;
  const placed = placeRows(rows, { first, count, isEnd }, digest);
  const found = [
    ...rows.filter((row) => !isIntactLine(row, digest)).map(({ line }) => told("changed", line)),
    ...placed.findings,
  ];
  if (seal === null) return found;
  const isSealed = placed.findings.length > 0 || isEnd(placed.link, rows.length);
  return [
    ...found,
    ...checkFollows(seal, before?.seal ?? null),
    ...(isSealed ? [] : [rootFinding(seal, rows.length)]),
  ];
}

function checkFollows(seal: FileLine, before: FileLine | null): FileFinding[] {
  return before === null || followsDay(seal, before) ? [] : [told("dayMissing", seal.line)];
}

/** The root differs and no row says why: the last rows are missing, or the seal was changed. */
function rootFinding(seal: FileLine, rows: number): FileFinding {
  return told(sealOf(seal).count > rows ? "removed" : "dayChanged", seal.line);
}

function sealOf({ cells }: FileLine) {
  const [day = "", from = "", until = "", count = ""] = cells.slice(FIRST_SEAL);
  return { day, from, until, count: Number(count) };
}

function rootBehind(
  seal: FileLine,
  { link, count }: { link: string | null; count: number },
  digest: Digest,
): string {
  const lastLink = link ?? seal.link;
  const sealed = sealOf(seal);
  if (sealed.count !== count) return "";
  return rootOf({ ...sealed, previousRoot: seal.link, lastLink }, digest);
}

function followsDay(seal: FileLine, before: FileLine): boolean {
  const [own, last] = [sealOf(seal), sealOf(before)];
  return seal.link === before.hash && own.day === addDays(last.day, 1) && own.from === last.until;
}

/** The last line counts the others; without it the file was cut. */
function checkEnd(lines: readonly FileLine[], isBroken: boolean): FileFinding[] {
  const last = lines.at(-1);
  if (last?.kind !== "end") return [told("cut", last?.line ?? 1)];
  if (isBroken || last.cells.at(-1) === `${lines.length - 1}`) return [];
  return [told("removed", last.line)];
}

function told(problem: FileProblem, line: number): FileFinding {
  return { problem, line };
}
