import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { isOfDomain } from "@crewline/domain/kernel/access/product-staff";
import { settingsFrom } from "@crewline/domain/rules/company/apply-basics";
import type { createCompanySchema } from "@crewline/domain/records/company/company";
import { defaultSecurity } from "@crewline/domain/records/company/company";
import { foundingChanges } from "@crewline/domain/rules/company/founding-changes";
import { firstOnBoarding } from "@crewline/domain/records/company/on-boarding";
import { COMPANY_SUBJECT } from "@crewline/domain/records/history/history-event";
import { companyDomainOf } from "@crewline/domain/rules/access/ask-domain";
import { trialFrom } from "@crewline/domain/rules/subscription/subscription-after";
import { termsOf } from "@crewline/domain/rules/subscription/terms-of";
import { newUser } from "@crewline/domain/records/users/user";
import type { z } from "zod/mini";
import { refuseSecondCompany } from "../../operations/access/refuse-second-company.ts";
import { syncAccess } from "../../operations/access/sync-access.ts";
import type { LoginActor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { recordHistory } from "../../operations/history/record-history.ts";
import { PRESENT } from "../../operations/subscription/present-subscription.ts";
import { isBillingSetUp } from "../../platform/stripe.ts";
import { now } from "../../platform/clock.ts";
import { env } from "../../platform/env.ts";
import { companies } from "../../store/companies.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";

type Input = z.infer<typeof createCompanySchema>;

/** Creates a company whose first admin is the caller; a login belongs to one company only. */
export async function createCompany(
  caller: LoginActor,
  input: Input,
): Promise<{ companyId: CompanyId }> {
  const founded = await attempt(caller, input, (unit) => found(unit, caller, input));
  await syncAccess(caller.uid);
  return founded;
}

/** The founder's own domain; the product company accepts no requests to join. */
function joinDomainOf(email: string): string | null {
  return isOfDomain(email, env().staffDomain) ? null : companyDomainOf(email);
}

async function found(unit: Unit, caller: LoginActor, input: Input) {
  const { uid, email, displayName } = caller;
  const user = await users(unit).find(uid);
  if (user !== null && user.companyId !== null) await refuseSecondCompany(unit, user.companyId);
  const companyId = companies(unit).newId();
  const createdAt = now();
  const trial = isBillingSetUp() ? { ...trialFrom(companyId, createdAt), version: 1 } : null;
  companies(unit).create(companyId, {
    id: companyId,
    security: defaultSecurity,
    ...settingsFrom(input.company, input.starter),
    ruleChanges: foundingChanges(input.company, {
      at: createdAt,
      byName: displayName,
      newId: () => companies(unit).newId(),
    }),
    createdAt,
    createdBy: uid,
    onBoardedAt: null,
    joinDomain: joinDomainOf(email),
    onBoarding: firstOnBoarding,
    ...(trial === null ? {} : { terms: termsOf(trial) }),
    version: 1,
  });
  const store = companyStore(unit, companyId);
  if (trial !== null) store.subscription.save(PRESENT, trial);
  store.members.create(uid, {
    id: uid,
    email,
    displayName,
    role: "admin",
    employeeId: null,
    locationIds: [],
    mayViewWages: true,
    version: 1,
  });
  store.locationRecords.names.begin();
  recordHistory(store, { uid, displayName }, { subject: COMPANY_SUBJECT, act: "added" });
  const facts = { id: uid, email, companyId };
  const known = user ?? newUser({ ...facts, displayName, createdAt });
  users(unit).save(uid, { ...known, ...facts });
  return { companyId };
}
