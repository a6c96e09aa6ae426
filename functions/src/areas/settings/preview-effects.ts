import { judgeApprovals } from "@crewline/domain/rules/rule-previews/judge-approvals";
import { judgeClock, punchesBesidePlan } from "@crewline/domain/rules/rule-previews/judge-clock";
import { judgeLimits } from "@crewline/domain/rules/rule-previews/judge-limits";
import type {
  EffectsPreview,
  Judged,
  RuleEffect,
  previewEffectsSchema,
} from "@crewline/domain/rules/rule-previews/rule-effects";
import { effectsOf } from "@crewline/domain/rules/rule-previews/rule-effects";
import type { RuleValues } from "@crewline/domain/records/company/rule-sections";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import type { TriedPeriod } from "./period-to-try.ts";
import { periodToTry } from "./period-to-try.ts";
import { readDecisions, readPlan, readPunches } from "./read-judged.ts";

type Input = z.infer<typeof previewEffectsSchema>;

/**
 * The number of items of the period that the rules checked, and the differing findings of the new
 * ones.
 */
interface Trial {
  judgedCount: number;
  effects: RuleEffect[];
}

/** Returns what the change would have refused or flagged in the period; writes nothing. */
export async function previewEffects(actor: Actor, { part }: Input): Promise<EffectsPreview> {
  const store = await readCompany(actor.companyId);
  const tried = await periodToTry(store);
  const { judgedCount, effects } = await tryPart(store, tried, part);
  const { firstDay, lastDay } = tried.period;
  return {
    firstDay,
    lastDay,
    isClosed: tried.isClosed,
    section: part.section,
    judgedCount,
    effects,
  };
}

function tryPart(store: CompanyStore, tried: TriedPeriod, part: Input["part"]): Promise<Trial> {
  switch (part.section) {
    case "clock":
      return tryClock(store, tried, part.value);
    case "approvals":
      return tryApprovals(store, tried, part.value);
    case "limits":
      return tryLimits(store, tried, part.value);
  }
}

async function tryClock(
  store: CompanyStore,
  { company, period }: TriedPeriod,
  clock: RuleValues["clock"],
): Promise<Trial> {
  const { entries, nameOf, ...plan } = await readPunches(store, period);
  const punches = punchesBesidePlan(entries, { ...plan, weekStart: company.workRules.weekStart });
  return {
    judgedCount: punches.length,
    effects: effectsOf(
      judgeClock(punches, (day) => rulesOn(company, day).clock),
      judgeClock(punches, () => clock),
      nameOf,
    ),
  };
}

async function tryApprovals(
  store: CompanyStore,
  { company, period }: TriedPeriod,
  approvals: RuleValues["approvals"],
): Promise<Trial> {
  const { nameOf, ...decided } = await readDecisions(store, company, period);
  return {
    judgedCount: decided.decisions.length,
    effects: effectsOf(
      judgeApprovals(decided, (day) => rulesOn(company, day).approvals),
      judgeApprovals(decided, () => approvals),
      nameOf,
    ),
  };
}

async function tryLimits(
  store: CompanyStore,
  { company, period }: TriedPeriod,
  limits: RuleValues["limits"],
): Promise<Trial> {
  const { shifts, nameOf } = await readPlan(store, period);
  const isInPeriod = ({ id }: Judged) => inPeriod.has(id);
  const own = shifts.filter(({ day }) => day >= period.firstDay && day <= period.lastDay);
  const inPeriod = new Set<string>(own.map(({ id }) => id));
  return {
    judgedCount: own.filter(({ employeeId }) => employeeId !== null).length,
    effects: effectsOf(
      judgeLimits(shifts, (day) => rulesOn(company, day)).filter(isInPeriod),
      judgeLimits(shifts, (day) => ({ ...rulesOn(company, day), limits })).filter(isInPeriod),
      nameOf,
    ),
  };
}
