import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { Company } from "../../records/company/company.ts";
import type { Employee } from "../../records/employees/employee.ts";
import type { CountedDay, TimeOff } from "../../records/time-off/time-off.ts";
import type {
  BalanceAdjustment,
  RequestBalance,
  ShownBalance,
} from "../../records/time-off/time-off-balance.ts";
import { MOST_LEDGER_LINES } from "../../records/time-off/time-off-balance.ts";
import type { TimeOffPolicy } from "../../records/time-off/time-off-policy.ts";
import type { TimeOffType } from "../../records/time-off/time-off-type.ts";
import { payPeriodAt } from "../company/pay-period-at.ts";
import { sumOfCounted, takenDays } from "./counted-days.ts";
import type { LedgerLine } from "./time-off-ledger.ts";
import { balanceOf, timeOffLedger } from "./time-off-ledger.ts";

/** What the balances of one employee are computed from. */
export interface BalanceSources {
  company: Pick<Company, "timeOffTypes" | "payPeriod" | "workRules" | "ruleChanges">;
  employee: Pick<Employee, "hiredOn">;
  today: LocalDate;
  /** The seconds worked on each day since the first policy started. */
  worked: readonly CountedDay[];
  timeOff: readonly Pick<TimeOff, "id" | "type" | "state" | "part" | "counted">[];
  adjustments: readonly Pick<
    BalanceAdjustment,
    "typeId" | "day" | "seconds" | "reason" | "byName"
  >[];
}

type Kept = TimeOffType & { policy: TimeOffPolicy };
type State = TimeOff["state"];

/** The types whose balances are kept, in the order of the list. */
export function keptTypes({ timeOffTypes }: Pick<Company, "timeOffTypes">): Kept[] {
  return timeOffTypes.flatMap((type) =>
    type.policy === null || type.isArchived ? [] : [{ ...type, policy: type.policy }],
  );
}

/** Returns the balance today of each type whose balance is kept. */
export function showBalances(sources: BalanceSources): ShownBalance[] {
  return keptTypes(sources.company).map((type) => showBalance(type, sources));
}

function showBalance(type: Kept, sources: BalanceSources): ShownBalance {
  const { id: typeId, name, colour, policy } = type;
  const { today } = sources;
  const approved = takenIn(sources, type, { states: ["approved"], except: null });
  const requested = takenIn(sources, type, { states: ["requested"], except: null });
  const lines = ledgerOf(type, sources, { until: today, taken: approved });
  return {
    typeId,
    name,
    colour,
    balanceSeconds: balanceOf(lines),
    plannedSeconds: sumOfCounted(approved.filter(({ day }) => day > today)),
    requestedSeconds: sumOfCounted(requested.filter(({ day }) => day >= policy.startsOn)),
    lines: lines.slice(-MOST_LEDGER_LINES),
  };
}

/** Time off whose effect on a balance is asked for. */
export interface Wanted {
  from: LocalDate;
  until: LocalDate;
  counted: readonly CountedDay[];
  /** Its id where it is stored already. */
  id: string | null;
  /** The states of other time off that counts: asked for as well, or approved alone. */
  beside: readonly State[];
}

/** Returns what time off does to the balance of its type; null for a type without a balance. */
export function balanceOfRequest(
  type: TimeOffType,
  sources: BalanceSources,
  wanted: Wanted,
): RequestBalance | null {
  const { policy } = type;
  if (policy === null) return null;
  const kept = { ...type, policy };
  const { from, until, counted } = wanted;
  const others = takenIn(sources, type, { states: wanted.beside, except: wanted.id });
  const last = [...others, ...counted].reduce((day, one) => (one.day > day ? one.day : day), until);
  const before = ledgerOf(kept, sources, { until: last, taken: others });
  const after = ledgerOf(kept, sources, { until: last, taken: [...others, ...counted] });
  const lows = after.filter(({ kind, day }) => kind === "taken" && day >= from);
  return {
    nowSeconds: balanceOn(before, sources.today),
    beforeSeconds: balanceOn(before, from),
    afterSeconds: balanceOn(after, until),
    lowestSeconds: Math.min(
      balanceOn(after, until),
      ...lows.map(({ balanceSeconds }) => balanceSeconds),
    ),
    isLimit: policy.isLimit,
  };
}

/** The balance at the end of a day, in seconds. */
function balanceOn(lines: readonly LedgerLine[], day: LocalDate): number {
  return balanceOf(lines.filter((line) => line.day <= day));
}

/** The days of time off of the type in some states, without hours that were worked all the same. */
function takenIn(
  { timeOff, worked }: BalanceSources,
  { id }: Pick<TimeOffType, "id">,
  { states, except }: { states: readonly State[]; except: string | null },
): CountedDay[] {
  const seconds = new Map(worked.map((one) => [one.day, one.seconds]));
  return timeOff
    .filter((off) => off.type === id && off.id !== except && states.includes(off.state))
    .flatMap((off) => takenDays(off, (day) => seconds.get(day) ?? 0));
}

function ledgerOf(
  { id, policy }: Kept,
  { company, employee, worked, adjustments }: BalanceSources,
  { until, taken }: { until: LocalDate; taken: readonly CountedDay[] },
): LedgerLine[] {
  return timeOffLedger({
    policy,
    hiredOn: employee.hiredOn,
    until,
    worked,
    periodEnds: periodEnds(company, { from: policy.startsOn, until }),
    taken,
    adjustments: adjustments.filter(({ typeId }) => typeId === id),
  });
}

/** The last days of the pay periods that end from one day to another, both included. */
function periodEnds(
  company: BalanceSources["company"],
  { from, until }: { from: LocalDate; until: LocalDate },
): LocalDate[] {
  const ends: LocalDate[] = [];
  let { lastDay } = payPeriodAt(company, from);
  while (lastDay <= until) {
    ends.push(lastDay);
    ({ lastDay } = payPeriodAt(company, addDays(lastDay, 1)));
  }
  return ends;
}
