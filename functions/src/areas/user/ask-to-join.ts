import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { isReadOnly } from "@crewline/domain/rules/company/standing-after";
import { isStandingAdmin } from "@crewline/domain/rules/access/standing-admins";
import type { Member } from "@crewline/domain/records/company/member";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { companyDomainOf } from "@crewline/domain/rules/access/ask-domain";
import type { askToJoinSchema } from "@crewline/domain/records/users/join-request";
import { mayAskAgain } from "@crewline/domain/records/users/join-request";
import type { z } from "zod/mini";
import { findUser } from "../../identity/users.ts";
import type { Login } from "@crewline/domain/kernel/access/login";
import { refuseSecondCompany } from "../../operations/access/refuse-second-company.ts";
import type { LoginActor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { tellUser } from "../../operations/mail/queue-mail.ts";
import { now } from "../../platform/clock.ts";
import type { Done } from "../../rpc/answers.ts";
import { limitRate } from "../../rpc/limit-rate.ts";
import { companies } from "../../store/companies.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { readingUnit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";

type Input = z.infer<typeof askToJoinSchema>;

interface Asking {
  login: Login;
  caller: LoginActor;
}

/** A domain may belong to a few companies, such as the branches of one. */
const MOST_COMPANIES = 5;

/**
 * Notifies the admins of the companies of the caller's domain that the caller asks to join. The
 * answer is the same if there is no such company, so that callers cannot learn who uses the
 * product.
 */
export async function askToJoin({ login, caller }: Asking, input: Input): Promise<Done> {
  if (!login.isEmailVerified) throw new RuleViolation("emailUnproven", {});
  const domain = companyDomainOf(login.email);
  await limitRate("askDomain", { subject: domain ?? login.uid });
  const companyIds = domain === null ? [] : await companiesOf(domain);
  return attempt(caller, input, async (unit) => {
    const companyId = (await users(unit).find(caller.uid))?.companyId ?? null;
    if (companyId !== null) await refuseSecondCompany(unit, companyId);
    const tells = await Promise.all(
      companyIds.map((id) => prepare(unit, { caller, companyId: id, domain: domain ?? "" })),
    );
    for (const tell of tells) tell();
    return {};
  });
}

/**
 * Companies that accept requests from the domain, and have an admin with a proven address there.
 */
async function companiesOf(domain: string): Promise<CompanyId[]> {
  const filters = [["joinDomain", "==", domain]] as const;
  const { found: all } = await companies(await readingUnit()).listReadable(filters, {
    limit: MOST_COMPANIES,
  });
  const found = all.filter(({ standing }) => !isReadOnly(standing));
  const proven = await Promise.all(found.map(({ id }) => hasProvenAdmin(id, domain)));
  return found.filter((_company, index) => proven[index] === true).map(({ id }) => id);
}

async function hasProvenAdmin(companyId: CompanyId, domain: string): Promise<boolean> {
  const { members } = await readCompany(companyId);
  const admins = await members.list([["role", "==", "admin"]]);
  const accounts = await Promise.all(admins.filter(isStandingAdmin).map(({ id }) => findUser(id)));
  return accounts.some(
    (account) =>
      account !== null &&
      account.isEmailVerified &&
      companyDomainOf(account.email ?? "") === domain,
  );
}

interface Wanted {
  caller: LoginActor;
  companyId: CompanyId;
  domain: string;
}

/** Reads what the request needs and returns its writes. */
async function prepare(unit: Unit, { caller, companyId, domain }: Wanted): Promise<() => void> {
  const { uid, email, displayName } = caller;
  const { joinRequests, members } = companyStore(unit, companyId);
  const [company, before, admins] = await Promise.all([
    companies(unit).find(companyId),
    joinRequests.find(uid),
    members.list([["role", "==", "admin"]]),
  ]);
  const at = now();
  if (company?.joinDomain !== domain || !mayAskAgain(before, at)) return () => undefined;
  const readers = await users(unit).findAll(admins.filter(isReader).map(({ id }) => id));
  return () => {
    const decision = { decidedAt: null, decidedBy: null, decidedByName: null };
    const asked = { id: uid, email, displayName, askedAt: at, state: "waiting" as const };
    joinRequests.save(uid, { ...asked, ...decision });
    for (const reader of readers) {
      tellUser(unit, reader, {
        key: `${companyId}-${uid}-${reader.id}-${Date.parse(at)}`,
        companyId,
        content: {
          kind: "joinRequested",
          companyName: company.name,
          askerName: displayName,
          askerEmail: email,
        },
      });
    }
  };
}

function isReader(member: Member): boolean {
  return isStandingAdmin(member);
}
