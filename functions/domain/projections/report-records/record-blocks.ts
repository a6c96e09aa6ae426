import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { LocalDate, Weekday } from "../../kernel/time/local-date.ts";
import { weekStartOf } from "../../kernel/time/local-date.ts";
import type { Grouping } from "../../records/reports/report.ts";
import type { ReportFact } from "../../records/summaries/rollup.ts";
import { lineKey } from "../reports/report-group.ts";

/** What one line of a report adds up of one employee and workweek. */
export interface RecordBlock {
  line: string;
  employeeId: EmployeeId;
  weekStart: LocalDate;
  facts: readonly ReportFact[];
}

interface BlockTerms {
  groupBy: Grouping;
  weekStart: Weekday;
  /** By what lines and employees are sorted. */
  lineName: (key: string) => string;
  employeeName: (employeeId: EmployeeId) => string;
}

/** Returns the blocks of filtered facts in the order of a report: by line, employee and week. */
export function recordBlocks(facts: readonly ReportFact[], terms: BlockTerms): RecordBlock[] {
  const blocks = new Map<string, RecordBlock & { facts: ReportFact[] }>();
  for (const fact of facts) {
    const { employeeId } = fact;
    if (employeeId === null) continue;
    const line = lineKey(fact, terms.groupBy, terms.weekStart);
    const weekStart = fact.weekStart ?? weekStartOf(fact.day, terms.weekStart);
    const key = [line, employeeId, weekStart].join(" ");
    const known = blocks.get(key);
    if (known === undefined) blocks.set(key, { line, employeeId, weekStart, facts: [fact] });
    else known.facts.push(fact);
  }
  return sortedBlocks([...blocks.values()], terms);
}

/** Made once: a comparison with options makes one each time. */
const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

function sortedBlocks(blocks: readonly RecordBlock[], terms: BlockTerms): RecordBlock[] {
  return blocks
    .map((block) => ({
      block,
      names: [
        terms.lineName(block.line),
        block.line,
        terms.employeeName(block.employeeId),
        block.employeeId,
        block.weekStart,
      ],
    }))
    .toSorted((a, b) => {
      const orders = a.names.map((name, place) => collator.compare(name, b.names[place] ?? ""));
      return orders.find((order) => order !== 0) ?? 0;
    })
    .map(({ block }) => block);
}

/** The time entries of a page, about: a block is never divided. */
const PAGE_ENTRIES = 200;

interface BlockPage {
  blocks: readonly RecordBlock[];
  /** The place of the first block of the next page; null at the end. */
  next: number | null;
}

/** The blocks from a place on, until they have enough entries for a page. */
export function blocksOfPage(all: readonly RecordBlock[], from: number): BlockPage {
  let entries = 0;
  let until = from;
  for (; until < all.length && entries < PAGE_ENTRIES; until += 1) {
    entries += Math.max(1, entriesOf(all[until]?.facts ?? []));
  }
  return { blocks: all.slice(from, until), next: until < all.length ? until : null };
}

function entriesOf(facts: readonly ReportFact[]): number {
  return facts.reduce((sum, { measures }) => sum + (measures.entries ?? 0), 0);
}
