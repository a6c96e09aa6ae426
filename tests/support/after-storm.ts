import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { isRunning } from "@crewline/domain/rules/time-entries/transitions";
import { findWrongDays } from "../../functions/src/jobs/find-wrong-days.ts";
import { findWrongWeeks } from "../../functions/src/operations/weeks/find-wrong-weeks.ts";
import type { TestCompany } from "./a-company.ts";
import { eventually } from "./eventually.ts";
import type { Puncher } from "./punch-storm.ts";
import { inParallel, stormKinds } from "./punch-storm.ts";

/**
 * What is wrong after a storm, a sentence each; none when every punch is there once, every history
 * is whole and every sum equals its recomputation.
 */
export async function faultsAfter(
  company: TestCompany,
  people: readonly Puncher[],
): Promise<string[]> {
  const found = await inParallel(8, people, (person) => faultsOf(company, person));
  return [...found.flat(), ...(await wrongDays(company))];
}

async function faultsOf(company: TestCompany, { employeeId }: Puncher): Promise<string[]> {
  const store = await company.read();
  const entries = await store.timeEntries.list([["employeeId", "==", employeeId]]);
  const rows = await store.timeEntryAudits.list([["employeeId", "==", employeeId]]);
  const [first] = entries.map(({ weekStart }) => weekStart).toSorted();
  const from = first ?? "2026-01-01";
  const weeks = await findWrongWeeks(store, { employeeId, from });
  const weekStarts = [...new Set(rows.map(({ weekStart }) => weekStart))];
  const chains = await Promise.all(
    weekStarts.map((weekStart) =>
      company.owner.api.timeEntryAudits.verify.query({ employeeId, weekStart }),
    ),
  );
  const faults = [
    ...faultsOfEntries(entries),
    ...(rows.length === stormKinds.length ? [] : [`${rows.length} rows of history`]),
    ...weeks.map(({ weekStart, parts }) => `week ${weekStart} differs in ${parts.join(", ")}`),
    ...chains.filter(({ isIntact }) => !isIntact).map(() => "a broken chain"),
  ];
  return faults.map((fault) => `${employeeId}: ${fault}`);
}

/** Each storm leaves two entries: one closed with a break, and one that runs. */
function faultsOfEntries(entries: readonly TimeEntry[]): string[] {
  const shapes = entries
    .map(({ state, payable }) => `${state} with ${payable.breaks.length}`)
    .toSorted();
  const wanted = ["clockedIn with 0", "closed with 1"];
  return shapes.join() === wanted.join() ? [] : [`the entries are ${shapes.join(" and ")}`];
}

/** Triggers sum up the days after the punches. */
async function wrongDays(company: TestCompany): Promise<string[]> {
  const store = await company.read();
  const location = await store.locations.get(company.harbor);
  const today = localDateAt(new Date().toISOString(), location.timeZone);
  const range = { from: addDays(today, -2), to: addDays(today, 2) };
  const days = await eventually(
    () => findWrongDays(store, location, range),
    (found) => found.length === 0,
  );
  return days.map(({ day }) => `the summary of ${day} differs`);
}

/** The most entries that run at once for one person, looked at again and again until it ends. */
export async function mostRunning(company: TestCompany, storm: Promise<unknown>): Promise<number> {
  const isOver = storm.then(
    () => true,
    () => true,
  );
  let most = 0;
  while (!(await Promise.race([isOver, Promise.resolve(false)]))) {
    const entries = await (await company.read()).timeEntries.list([]);
    const running = entries.filter(({ state }) => isRunning(state));
    const byPerson = Map.groupBy(running, ({ employeeId }) => employeeId);
    most = Math.max(most, ...[...byPerson.values()].map(({ length }) => length));
  }
  return most;
}
