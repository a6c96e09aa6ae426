import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { statusOn } from "@crewline/domain/rules/employees/employment";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Login } from "@crewline/domain/kernel/access/login";
import type { Actor } from "../../../operations/commands/actor.ts";
import { isInReach } from "../../../operations/commands/require-reach.ts";
import { now } from "../../../platform/clock.ts";
import { requireRecentSignIn } from "../../../rpc/procedures.ts";
import { readCompany } from "../../../store/company/read-company.ts";

interface End {
  employeeId: EmployeeId;
  lastDay: string | null;
}

interface Asking {
  actor: Actor;
  login: Login;
}

/**
 * A last day in the past removes the login at once, as `removeAccess` does, so it needs an equally
 * recent sign-in. The command itself refuses employees outside of the actor's reach.
 */
export async function requireProofOfEnds(
  { actor, login }: Asking,
  ends: readonly End[],
): Promise<void> {
  const store = await readCompany(actor.companyId);
  const found = await store.employees.findAll(ends.map(({ employeeId }) => employeeId));
  const withLogin = found.filter((one) => one.userId !== null && isInReach(actor, one));
  if (withLogin.length === 0) return;
  const [company, homes] = await Promise.all([
    store.company(),
    store.locations.findAll(withLogin.flatMap(({ locationIds }) => locationIds.slice(0, 1))),
  ]);
  const lastDays = new Map(ends.map(({ employeeId, lastDay }) => [employeeId, lastDay]));
  const endsNow = withLogin.some((one) => {
    const today = localDateAt(now(), homeZone(one, homes, company.timeZone));
    const after = { ...one, terminatedOn: lastDays.get(one.id) ?? null };
    return statusOn(after, today) === "terminated";
  });
  if (endsNow) requireRecentSignIn(login);
}
