import type { CompanyId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { setTimeout } from "node:timers/promises";
import type { createDemoSchema } from "@crewline/domain/records/company/company";
import {
  demoCompanyId,
  demoUntil,
  isDemoCompany,
} from "@crewline/domain/records/company/demo-company";
import type { Member } from "@crewline/domain/records/company/member";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import { newUser } from "@crewline/domain/records/users/user";
import type { z } from "zod/mini";
import { countAttempt } from "../../operations/access/count-attempt.ts";
import { refuseSecondCompany } from "../../operations/access/refuse-second-company.ts";
import { syncAccess } from "../../operations/access/sync-access.ts";
import type { LoginActor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { now } from "../../platform/clock.ts";
import { companies } from "../../store/companies.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { deleteCompanyDocuments } from "../../store/delete-company-documents.ts";
import { firestore } from "../../store/unit/firestore.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { readingUnit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";

type Input = z.infer<typeof createDemoSchema>;
interface Founded {
  companyId: CompanyId;
}

/** The time for which a demo that its owner never joined is kept, for instance after a crash. */
const UNOWNED_SECONDS = 3600;
/** The number of times that a second call checks for the demo of the first, and their interval. */
const MOST_LOOKS = 40;
const LOOK_MILLIS = 250;

/**
 * Gives the caller a company with made-up people, weeks and requests, or returns the demo that they
 * already have. Its documents are written before the caller belongs to it.
 */
export async function createDemo(caller: LoginActor, input: Input): Promise<Founded> {
  const unit = await readingUnit();
  const present = await presentDemo(unit, caller.uid);
  const founded = present ?? (await write(caller, input));
  await syncAccess(caller.uid);
  return founded;
}

/** The demo that the login belongs to; throws alreadyMember for another company. */
async function presentDemo(unit: Unit, uid: UserId): Promise<Founded | null> {
  const companyId = (await users(unit).find(uid))?.companyId ?? null;
  if (companyId === null) return null;
  return isDemoCompany(companyId) ? { companyId } : refuseSecondCompany(unit, companyId);
}

async function write(caller: LoginActor, input: Input): Promise<Founded> {
  const isSecond = (await countAttempt("demoAtOnce", { uid: caller.uid })) !== null;
  const other = isSecond ? await waitForOther(caller.uid) : null;
  if (other !== null) return other;
  const companyId = demoCompanyId(companies(await readingUnit()).newId());
  const owner = await writeDocuments(caller, input, companyId);
  const founded = await attempt(caller, input, async (unit) => {
    const present = await presentDemo(unit, caller.uid);
    return present ?? join(unit, { caller, companyId, owner });
  }).catch(async (error: unknown) => {
    await deleteCompanyDocuments(companyId);
    throw error;
  });
  // Another tab was first: its demo stays.
  if (founded.companyId !== companyId) await deleteCompanyDocuments(companyId);
  return founded;
}

/** The demo that another call of the same person is creating; null if that call fails. */
async function waitForOther(uid: UserId): Promise<Founded | null> {
  const unit = await readingUnit();
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const made = await presentDemo(unit, uid);
    if (made !== null) return made;
    await setTimeout(LOOK_MILLIS);
  }
  return null;
}

/** Writes everything but the owner's membership. */
async function writeDocuments(
  { uid, email, displayName }: LoginActor,
  { company: basics }: Input,
  id: CompanyId,
): Promise<Member> {
  const [{ demoTenant }, { writeTenant }, { commitTo }] = await Promise.all([
    import("../../demo/demo-tenant.ts"),
    import("../../demo/write-tenant.ts"),
    import("../../store/unit/seed-unit.ts"),
  ]);
  const at = now();
  const until = instantAfter(at, UNOWNED_SECONDS);
  const tenant = demoTenant({ id, owner: { uid, email, displayName }, basics, demoUntil: until });
  const database = await firestore();
  const written = await writeTenant(tenant, {
    database: { firestore: database, commit: commitTo(database) },
    now: at,
    onWeek: () => undefined,
  });
  return written.admin;
}

async function join(
  unit: Unit,
  { caller, companyId, owner }: { caller: LoginActor; companyId: CompanyId; owner: Member },
): Promise<Founded> {
  const { uid, email, displayName } = caller;
  const [user, company] = await Promise.all([
    users(unit).find(uid),
    companies(unit).get(companyId),
  ]);
  companies(unit).save(companyId, { ...company, demoUntil: demoUntil(now()) });
  companyStore(unit, companyId).members.create(uid, owner);
  const facts = { id: uid, email, companyId };
  const known = user ?? newUser({ ...facts, displayName, createdAt: now() });
  users(unit).save(uid, { ...known, ...facts });
  return { companyId };
}
