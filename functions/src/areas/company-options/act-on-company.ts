import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import type {
  ActOnCompany,
  CompanyStanding,
} from "@crewline/domain/records/company/company-standing";
import { standingAfter } from "@crewline/domain/rules/company/standing-after";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { LoginActor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { changeCompany } from "../../operations/company/change-company.ts";
import { tellOfStanding } from "../../operations/company/tell-of-standing.ts";
import { now } from "../../platform/clock.ts";
import type { Done } from "../../rpc/answers.ts";
import { companies } from "../../store/companies.ts";
import { companyActs } from "../../store/company-acts.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";

/**
 * Suspends, resumes, deletes or restores a company, in one transaction with the rows of both
 * audits, the message to its admins, and the erasure of a deleted one. Throws wrongCompanyState,
 * and demoHasNoStanding for a demo company.
 */
export function actOnCompany(caller: LoginActor, input: ActOnCompany): Promise<Done> {
  const { companyId, act, reason } = input;
  if (isDemoCompany(companyId)) throw new RuleViolation("demoHasNoStanding", {});
  return attempt(caller, input, async (unit) => {
    const before = await companies(unit).get(companyId);
    const standing = standingAfter(act, before.standing, now());
    const store = companyStore(unit, companyId);
    const tell = await tellOfStanding(unit, before, { act, standing });
    // No name: the company's audit says that support did it.
    const by = { uid: caller.uid, displayName: "", role: null };
    const what = { act, reason, ...eraseDay(standing, before.timeZone) };
    changeCompany(store, by, { before, after: { ...before, standing }, ...what });
    recordAct(unit, caller, input);
    tell();
    return {};
  });
}

/** The day of the erasure, which the history names, if one is set. */
function eraseDay(standing: CompanyStanding | null, zone: string): { day?: LocalDate } {
  const eraseAt = standing?.eraseAt ?? null;
  return eraseAt === null ? {} : { day: localDateAt(eraseAt, zone) };
}

function recordAct(unit: Unit, { uid, email }: LoginActor, input: ActOnCompany): void {
  const { companyId, act, reason } = input;
  const rows = companyActs(unit);
  const id = rows.newId();
  const by = { byUid: uid, byEmail: email };
  rows.create(id, { id, companyId, act, at: now(), ...by, reason, erased: null });
}
