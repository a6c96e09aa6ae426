import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { startOfMinute } from "@crewline/domain/kernel/time/instant";
import type { WeekEntry } from "@crewline/domain/records/time-entries/employee-week";
import type {
  CheckedImport,
  CheckedRow,
  checkTimeImportSchema,
  ImportedWork,
} from "@crewline/domain/rules/imported-time/imported-work";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { ruleSentence } from "@crewline/domain/words/violations/rule-sentence";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { isInReach } from "../../../operations/commands/require-reach.ts";
import { openWeekBook } from "../../../operations/weeks/open-week-book.ts";
import type { WeekBook } from "../../../operations/weeks/week-book.ts";
import { entriesOf } from "../../../operations/weeks/week-book.ts";
import { now } from "../../../platform/clock.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { companyStore } from "../../../store/company/company-store.ts";
import { inSnapshot } from "../../../store/unit/snapshot.ts";
import { judgeImport, requireWorkplace } from "./judge-import.ts";

type Input = z.infer<typeof checkTimeImportSchema>;
type Loose = Input["loose"][number];
type Mine = { employeeId: EmployeeId; works: ImportedWork[]; loose: Loose[] };

/**
 * Says of each row what its import would do now, and of each punch without work of the file whether
 * its time is there already. Writes nothing, and locks nothing.
 */
export async function checkImport(actor: Actor, input: Input): Promise<CheckedImport> {
  const people = new Map<EmployeeId, Mine>();
  const of = (employeeId: EmployeeId): Mine => {
    const own = people.get(employeeId) ?? { employeeId, works: [], loose: [] };
    people.set(employeeId, own);
    return own;
  };
  for (const work of input.rows) of(work.employeeId).works.push(work);
  for (const punch of input.loose) of(punch.employeeId).loose.push(punch);
  if (people.size === 0) return { rows: [] };
  const { result } = await inSnapshot(async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const each = [...people.values()].map((own) => checkPerson(store, actor, own));
    return (await Promise.all(each)).flat();
  });
  return { rows: result };
}

async function checkPerson(store: CompanyStore, actor: Actor, mine: Mine): Promise<CheckedRow[]> {
  const { works, loose } = mine;
  const book = await openedBook(store, mine);
  const rows = works.map(async (work) => {
    const judged = await settled(actor, async () => {
      requireWorkplace(actor, work);
      if (book instanceof RuleViolation) throw book;
      return judgeImport(book, actor, work);
    });
    if (typeof judged === "string") return refused(work.key, judged);
    const flags = judged.outcome === "add" ? judged.entry.flags : [];
    return { key: work.key, outcome: judged.outcome, problem: null, flags };
  });
  const known = knownTo(actor, book);
  return [...(await Promise.all(rows)), ...loose.map((punch) => checkLoose(known, punch))];
}

/** The weeks of the rows; the refusal where there is no such employee. */
async function openedBook(
  store: CompanyStore,
  { employeeId, works, loose }: Mine,
): Promise<WeekBook | RuleViolation> {
  const times = [...works, ...loose.map(({ at }) => ({ startsAt: at, endsAt: null }))];
  try {
    return await openWeekBook(store, { employeeId, now: now() }, times);
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    return error;
  }
}

/** The recorded time of an employee within the actor's reach; none of any other. */
function knownTo(actor: Actor, book: WeekBook | RuleViolation): WeekEntry[] {
  if (book instanceof RuleViolation) return [];
  const { id: employeeId, locationIds } = book.person.employee;
  return isInReach(actor, { employeeId, locationIds }) ? entriesOf(book) : [];
}

/** A punch whose minute is an end of recorded time belongs to that time. */
function checkLoose(entries: readonly WeekEntry[], { key, at }: Loose): CheckedRow {
  const minute = startOfMinute(at);
  const isKnown = entries.some(({ startsAt, endsAt, breaks }) =>
    [startsAt, endsAt, ...breaks.flatMap((taken) => [taken.startsAt, taken.endsAt])].includes(
      minute,
    ),
  );
  return isKnown ? { key, outcome: "same", problem: null, flags: [] } : refused(key, null);
}

function refused(key: string, problem: string | null): CheckedRow {
  return { key, outcome: "problem", problem, flags: [] };
}

/** The result, or why it is refused, for the reader. */
async function settled<T extends object>(
  { locale }: Actor,
  work: () => Promise<T>,
): Promise<T | string> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    return ruleSentence(error, locale);
  }
}
