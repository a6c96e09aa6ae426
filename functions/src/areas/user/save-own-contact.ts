import { withStoredPhones } from "@crewline/domain/rules/phones/profile-phones";
import { profileChanges } from "@crewline/domain/records/history/record-changes";
import { phonesOf } from "@crewline/domain/kernel/phones/phones-of";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { saveOwnContactSchema } from "@crewline/domain/records/users/user";
import type { z } from "zod/mini";
import type { MemberActor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { recordRecordChange } from "../../operations/history/record-employee-event.ts";
import type { Edited } from "../../rpc/answers.ts";

type Input = z.infer<typeof saveOwnContactSchema>;

/** Saves the caller's own contact data and emergency contact in their record. */
export function saveOwnContact(caller: MemberActor, input: Input): Promise<Edited> {
  return command(caller, input, async (store) => {
    const { employeeId } = caller;
    if (employeeId === null) throw new RuleViolation("noOwnRecord", {});
    const before = await store.employeeProfiles.get(employeeId);
    requireVersion(before, input.expectedVersion, { what: "employee" });
    const { phone, emergencyName, emergencyPhone } = input;
    const version = before.version + 1;
    const { country } = await store.company();
    const entered = { phone, emergencyName, emergencyPhone };
    const contact = withStoredPhones(entered, before, { phones: phonesOf(country), path: "" });
    const after = { ...before, ...contact, version };
    store.employeeProfiles.save(employeeId, after);
    const changes = profileChanges(before, after);
    recordRecordChange(store, caller, { employeeId, act: "profileChanged", changes });
    return { version };
  });
}
