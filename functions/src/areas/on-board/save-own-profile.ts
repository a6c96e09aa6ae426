import { withStoredPhones } from "@crewline/domain/rules/phones/profile-phones";
import { profileChanges } from "@crewline/domain/records/history/record-changes";
import { phonesOf } from "@crewline/domain/kernel/phones/phones-of";
import type { saveOwnProfileSchema } from "@crewline/domain/records/users/user";
import type { z } from "zod/mini";
import { setDisplayName } from "../../identity/users.ts";
import type { MemberActor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { recordRecordChange } from "../../operations/history/record-employee-event.ts";
import type { Done } from "../../rpc/answers.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { users } from "../../store/users.ts";

type Input = z.infer<typeof saveOwnProfileSchema>;

/** The name of a new member, and the phone number for their managers. */
export async function saveOwnProfile(caller: MemberActor, input: Input): Promise<Done> {
  const { uid, companyId, employeeId } = caller;
  const { displayName, phone } = input;
  const done = await attempt(caller, input, async (unit) => {
    const store = companyStore(unit, companyId);
    const { members, employeeProfiles } = store;
    const [user, member, profile] = await Promise.all([
      users(unit).get(uid),
      members.get(uid),
      employeeId === null ? null : employeeProfiles.get(employeeId),
    ]);
    const { country } = await store.company();
    const phones = phonesOf(country);
    users(unit).save(uid, { ...user, displayName });
    members.save(uid, { ...member, displayName, version: member.version + 1 });
    if (employeeId !== null && profile !== null) {
      const entered = { phone: phone ?? profile.phone };
      const contact = withStoredPhones(entered, profile, { phones, path: "" });
      const after = { ...profile, ...contact, version: profile.version + 1 };
      employeeProfiles.save(employeeId, after);
      const changes = profileChanges(profile, after);
      recordRecordChange(store, caller, { employeeId, act: "profileChanged", changes });
    }
    return {};
  });
  await setDisplayName(uid, displayName);
  return done;
}
