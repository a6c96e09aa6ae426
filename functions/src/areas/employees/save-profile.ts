import type { saveEmployeeProfileSchema } from "@crewline/domain/employees/employee-inputs";
import type { z } from "zod";
import type { Actor } from "../../rpc/actor.ts";
import type { Edited } from "../../rpc/answers.ts";
import { command } from "../../rpc/attempt.ts";
import { requireReach } from "../../rpc/require-reach.ts";
import { requireVersion } from "../../rpc/require-version.ts";
import { employeeEmailId } from "../../store/employee-emails.ts";
import { requireFreeEmails } from "./claim-emails.ts";

type Input = z.infer<typeof saveEmployeeProfileSchema>;

/** Changes contact data; the address stays unique within the company. */
export function saveProfile(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const { employeeId } = input;
    const employee = await store.employees.get(employeeId);
    requireReach(actor, { locationIds: employee.locationIds, what: "employee" });
    const profile = await store.employeeProfiles.get(employeeId);
    requireVersion(profile, input.expectedVersion, { what: "employee" });
    const { email } = input.profile;
    await requireFreeEmails(store, email === null ? [] : [email], employeeId);
    if (email !== profile.email) {
      if (profile.email !== null) store.employeeEmails.remove(employeeEmailId(profile.email));
      if (email !== null) store.employeeEmails.save(employeeEmailId(email), { employeeId });
    }
    const version = profile.version + 1;
    store.employeeProfiles.save(employeeId, { ...profile, ...input.profile, version });
    return { version };
  });
}
