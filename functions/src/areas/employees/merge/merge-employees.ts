import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { entriesOfBoth, placesOf } from "@crewline/domain/rules/availability/keep-availability";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { mergeEmployeesSchema } from "@crewline/domain/rules/employees/employee-inputs";
import {
  mergedAway,
  profileWithDuplicate,
  withDuplicate,
} from "@crewline/domain/rules/merging/merge-employees";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import type { MergeFact } from "@crewline/domain/records/employees/merge-fact";
import { policyOn } from "@crewline/domain/records/pay/overtime-policy";
import type { MergePreview } from "@crewline/domain/projections/employees/preview-merge";
import { movedCount, previewMerge } from "@crewline/domain/projections/employees/preview-merge";
import { mergeObstacles } from "@crewline/domain/rules/merging/merge-obstacles";
import { emptiedProfile, requireNotRemoved } from "@crewline/domain/rules/employees/pseudonym";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import { revokeInvitations } from "../../../operations/access/revoke-invitations.ts";
import { syncAccess } from "../../../operations/access/sync-access.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { attempt, command } from "../../../operations/commands/command.ts";
import { requireVersion } from "../../../operations/commands/require-version.ts";
import { getLocalEmployee } from "../../../operations/employment/get-local-employee.ts";
import { moveWageChanges } from "../../../operations/employment/move-places.ts";
import { recordEmployeeEvent } from "../../../operations/history/record-employee-event.ts";
import { now } from "../../../platform/clock.ts";
import type { Edited } from "../../../rpc/answers.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { companyStore } from "../../../store/company/company-store.ts";
import { employeeEmailId } from "../../../store/company/employee-emails.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import type { Unit } from "../../../store/unit/unit.ts";
import { saveRights } from "../access/save-rights.ts";
import { changePolicy } from "../overtime-policy/set-overtime-policy.ts";
import {
  cancelPlannedRates,
  joinEnds,
  joinFieldValues,
  joinPhotos,
  joinPins,
} from "./join-private.ts";
import { loadMergeFacts } from "./merge-facts.ts";
import {
  movePhotos,
  moveShifts,
  moveTime,
  movePaidDays,
  moveTimesheets,
  moveUnplacedPunches,
} from "./move-records.ts";

type Input = z.infer<typeof mergeEmployeesSchema>;

/**
 * Merges two records: planned and worked time of the duplicate move a few at a time, then the login
 * and the data that only the duplicate had. After an interruption the next call continues.
 */
export async function mergeEmployees(actor: Actor, input: Input): Promise<Edited> {
  const store = await readCompany(actor.companyId);
  const { mergedIntoId } = await store.employees.get(input.duplicateId);
  const count = mergedIntoId === input.employeeId ? 0 : await moveAll(actor, input);
  const edited = await attempt(actor, input, (unit) => join(unit, actor, { ...input, count }));
  const { userId } = await store.employees.get(input.employeeId);
  if (userId !== null) await syncAccess(userId);
  return edited;
}

/** Moves the records that refer to the duplicate; returns how many. */
async function moveAll(actor: Actor, input: Input): Promise<number> {
  const store = await readCompany(actor.companyId);
  const stays = await store.employees.get(input.employeeId);
  requireVersion(stays, input.expectedVersion, { what: "employee" });
  const facts = await loadMergeFacts(store, input);
  const [because] = mergeObstacles(facts);
  if (because !== undefined) throw new RuleViolation("mergeRefused", { because });
  const preview = previewMerge(facts, actor.locale);
  await moveShifts(actor, input);
  await movePaidDays(actor, input);
  await moveTime(actor, input);
  await moveUnplacedPunches(actor, input);
  await movePhotos(actor, input);
  await moveTimesheets(actor, input);
  if (isTaken(preview, input, "overtimePolicy")) await takePolicy(actor, input);
  return movedCount(preview);
}

function isTaken({ choices }: MergePreview, { take }: Input, wanted: MergeFact): boolean {
  return take.includes(wanted) && choices.some(({ fact }) => fact === wanted);
}

/** The policy of the duplicate, from the next workweek on; weeks that have begun keep theirs. */
async function takePolicy(actor: Actor, input: Input): Promise<void> {
  const { employeeId, duplicateId } = input;
  const attempted = { employeeId, idempotencyKey: `${input.idempotencyKey}-policy` };
  await command(actor, attempted, async (store) => {
    const { today } = await getLocalEmployee(store, employeeId, now());
    const [own, other] = await Promise.all([
      store.employeePay.find(employeeId),
      store.employeePay.find(duplicateId),
    ]);
    const policy = policyOn(payTermsOf(other).policies, today);
    const { version } = await changePolicy(store, actor, {
      employeeId,
      expectedVersion: own?.version ?? 0,
      policy,
      day: today,
    });
    return { version };
  });
}

/** The last step: one transaction, after which there is one record. */
async function join(unit: Unit, actor: Actor, input: Input & { count: number }): Promise<Edited> {
  const { employeeId, duplicateId } = input;
  const store = companyStore(unit, actor.companyId);
  const stays = await store.employees.get(employeeId);
  const duplicate = await store.employees.get(duplicateId);
  requireVersion(stays, input.expectedVersion, { what: "employee" });
  requireNotRemoved(stays);
  requireNotRemoved(duplicate);
  if (stays.userId !== null && duplicate.userId !== null) {
    throw new RuleViolation("mergeRefused", {
      because: { kind: "twoLogins" },
    });
  }
  const after = withDuplicate(stays, duplicate, input.take);
  const moveWages = await moveWageChanges(store, [employeeId]);
  const writes = [
    await joinProfiles(store, input),
    await joinAvailability(store, input, after),
    await moveLogin(unit, actor, { ...input, uid: duplicate.userId }),
    await joinPins(store, input),
    await joinPhotos(store, { stays, duplicate }),
    await joinFieldValues(store, input),
    await joinEnds(store, { stays, duplicate }, input.take),
    await cancelPlannedRates(store, actor, duplicateId),
    await revokeInvitations(unit, actor.companyId, duplicateId),
  ];
  for (const write of writes) write();
  moveWages(after.locationIds);
  store.employees.save(duplicateId, mergedAway(duplicate, employeeId));
  store.employees.save(employeeId, after);
  const { count } = input;
  recordEmployeeEvent(store, actor, { employeeId, act: "merged", count });
  recordEmployeeEvent(store, actor, { employeeId: duplicateId, act: "mergedInto", count });
  return { version: after.version };
}

type Pair = Pick<Input, "employeeId" | "duplicateId">;

/** Contact data moves to the record that stays; the address moves with it, or becomes free. */
async function joinProfiles(
  store: CompanyStore,
  { employeeId, duplicateId, take }: Pair & Pick<Input, "take">,
): Promise<() => void> {
  const [stays, duplicate] = await Promise.all([
    store.employeeProfiles.find(employeeId),
    store.employeeProfiles.find(duplicateId),
  ]);
  return () => {
    if (stays === null || duplicate === null) return;
    const after = profileWithDuplicate(stays, duplicate, take);
    if (stays.email !== null && stays.email !== after.email) {
      store.employeeEmails.remove(employeeEmailId(stays.email));
    }
    if (duplicate.email !== null) {
      const id = employeeEmailId(duplicate.email);
      if (after.email === duplicate.email) store.employeeEmails.save(id, { employeeId });
      else store.employeeEmails.remove(id);
    }
    store.employeeProfiles.save(employeeId, after);
    store.employeeProfiles.save(duplicateId, emptiedProfile(duplicate));
  };
}

/** The availability of the record that stays, else the duplicate's. */
async function joinAvailability(
  store: CompanyStore,
  { employeeId, duplicateId }: Pair,
  after: Employee,
): Promise<() => void> {
  const [stays, duplicate] = await Promise.all([
    store.availability.find(employeeId),
    store.availability.find(duplicateId),
  ]);
  return () => {
    const said = stays ?? duplicate;
    if (said === null) return;
    const entries = entriesOfBoth(stays, duplicate);
    store.availability.save(employeeId, {
      ...said,
      id: employeeId,
      employeeId,
      entries,
      locationIds: placesOf(entries, after),
      version: said.version + 1,
    });
    store.availability.remove(duplicateId);
  };
}

/** Links the login to the record that stays, and updates the claims. */
async function moveLogin(
  unit: Unit,
  actor: Actor,
  { employeeId, uid }: Pair & { uid: UserId | null },
): Promise<() => void> {
  const { members } = companyStore(unit, actor.companyId);
  const member = uid === null ? null : await members.find(uid);
  return () => {
    if (member !== null) saveRights(unit, actor, { member, change: { employeeId } });
  };
}
