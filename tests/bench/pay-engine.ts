import { presetRules } from "@crewline/domain/records/work-rules/preset-rules";
import type { WorkRules } from "@crewline/domain/records/work-rules/work-rules";
import { workweekOf } from "@crewline/domain/rules/hours/workday";
import type { WorkedEntry } from "@crewline/domain/rules/hours/workweek-input";
import { payWorkweek } from "@crewline/domain/rules/pay/workweek";
import { naiveWeek, naiveWeeks } from "./naive-pay.ts";
import { printTable } from "./print-table.ts";
import type { PersonYear } from "./year-of-entries.ts";
import { ENTRIES_PER_PERSON, yearOf, zone } from "./year-of-entries.ts";

const COMPANY = 500;
const sizes = [20, 100, COMPANY, 2000];
const NAIVE_PEOPLE = 6;
const rules: WorkRules = { ...presetRules("california"), weekStart: "monday" };

/** Time of a run, and sums that two ways of computing must share. */
interface Run {
  entries: number;
  weeks: number;
  ms: number;
  heapMb: number;
  seconds: number;
  cents: number;
}

/**
 * A year of a company under California's rules with three rates: how fast, beside the same work
 * done straight on the date library, in how much memory, and whether more entries cost more each.
 */
export function measurePayEngine(): { header: string[]; rows: string[][] } {
  const naive = fastest(NAIVE_PEOPLE, naiveWay);
  requireSame(fastest(NAIVE_PEOPLE, engineWay), naive);
  runPeople(COMPANY, engineWay);
  const runs = sizes.map((people) => fastest(people, engineWay));
  const first = runs[0] ?? naive;
  const company = runs[sizes.indexOf(COMPANY)] ?? first;
  const perEntry = (run: Run) => run.ms / run.entries;
  const row = (name: string, run: Run) => [
    name,
    String(run.entries),
    run.ms.toFixed(0),
    Math.round((run.entries * 1000) / run.ms).toLocaleString("en"),
    (perEntry(naive) / perEntry(run)).toFixed(1),
    (perEntry(run) / perEntry(company)).toFixed(2),
    run.heapMb.toFixed(0),
  ];
  return {
    header: ["What", "Entries", "ms", "Entries / s", "x naive", "Cost each", "Heap MB"],
    rows: [
      ...runs.map((run, index) => row(`${sizes[index]} people`, run)),
      row("date library alone", naive),
    ],
  };
}

interface Way {
  weeksOf: (entries: readonly WorkedEntry[]) => Map<string, WorkedEntry[]>;
  payWeek: PayWeek;
}
type PayWeek = (weekStart: string, entries: readonly WorkedEntry[], person: PersonYear) => Sums;
type Sums = Pick<Run, "seconds" | "cents">;

/** The fastest of three runs: other load on the machine can only make a run slower. */
function fastest(people: number, way: Way): Run {
  const runs = [1, 2, 3].map(() => runPeople(people, way));
  return runs.reduce((best, run) => (run.ms < best.ms ? run : best));
}

/** People are made one by one and not counted; sorting entries into weeks is part of the work. */
function runPeople(people: number, { weeksOf, payWeek }: Way): Run {
  const run = { entries: 0, weeks: 0, ms: 0, heapMb: 0, seconds: 0, cents: 0 };
  for (let person = 0; person < people; person += 1) {
    const year = yearOf(person);
    const started = process.threadCpuUsage();
    for (const [weekStart, entries] of weeksOf(year.entries)) {
      const { seconds, cents } = payWeek(weekStart, entries, year);
      run.seconds += seconds;
      run.cents += cents;
      run.weeks += 1;
    }
    const used = process.threadCpuUsage(started);
    run.ms += (used.user + used.system) / 1000;
    run.entries += year.entries.length;
    run.heapMb = Math.max(run.heapMb, process.memoryUsage().heapUsed / 2 ** 20);
  }
  return run;
}

/** An entry over the week's boundary belongs to both weeks. */
function weeksByEngine(entries: readonly WorkedEntry[]): Map<string, WorkedEntry[]> {
  const weeks = new Map<string, WorkedEntry[]>();
  for (const entry of entries) {
    const first = workweekOf(entry.startsAt, rules, zone);
    const last = workweekOf(entry.endsAt ?? entry.startsAt, rules, zone);
    for (const weekStart of first === last ? [first] : [first, last]) {
      const known = weeks.get(weekStart);
      if (known) known.push(entry);
      else weeks.set(weekStart, [entry]);
    }
  }
  return weeks;
}

function engineWeek(weekStart: string, entries: readonly WorkedEntry[], person: PersonYear): Sums {
  const { hours, pay, violations } = payWorkweek({
    weekStart,
    timeZone: zone,
    rules,
    entries,
    wages: person.wages,
    currency: "USD",
    now: "2027-06-01T00:00:00.000Z",
  });
  if (!pay) throw new Error(`No pay: ${JSON.stringify(violations[0])}`);
  return { seconds: hours.workedSeconds, cents: pay.totalMinor };
}

function naively(weekStart: string, entries: readonly WorkedEntry[], person: PersonYear): Sums {
  const { regular, overtime, doubletime, cents } = naiveWeek(weekStart, entries, person.wages);
  return { seconds: regular + overtime + doubletime, cents };
}

const engineWay: Way = { weeksOf: weeksByEngine, payWeek: engineWeek };
const naiveWay: Way = { weeksOf: naiveWeeks, payWeek: naively };

/** A race between two programs that do different work says nothing. */
function requireSame(engine: Run, naive: Run): void {
  const isSame = engine.seconds === naive.seconds && engine.cents === naive.cents;
  if (isSame && engine.weeks === naive.weeks) return;
  throw new Error(`The naive way differs: ${JSON.stringify({ engine, naive })}`);
}

if (import.meta.main) {
  const { header, rows } = measurePayEngine();
  printTable(
    `Pay engine: a year with ${ENTRIES_PER_PERSON} entries a person, one core`,
    header,
    rows,
  );
}
