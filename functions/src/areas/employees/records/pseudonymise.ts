import type { EmployeeId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { withoutNotes } from "@crewline/domain/rules/availability/keep-availability";
import type { pseudonymiseSchema } from "@crewline/domain/rules/employees/employee-inputs";
import { endsWithoutNotes } from "@crewline/domain/records/employees/end-reason";
import { emptiedProfile, pseudonymised } from "@crewline/domain/rules/employees/pseudonym";
import type { UnplacedPunch } from "@crewline/domain/records/time-entries/unplaced-punch";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { attempt } from "../../../operations/commands/command.ts";
import { requireVersion } from "../../../operations/commands/require-version.ts";
import { forgetPin } from "../../../operations/employment/forget-pin.ts";
import { getLocalEmployee } from "../../../operations/employment/get-local-employee.ts";
import { recordEmployeeEvent } from "../../../operations/history/record-employee-event.ts";
import { removePhotos } from "../../../operations/kiosks/remove-photos.ts";
import { now } from "../../../platform/clock.ts";
import type { Edited } from "../../../rpc/answers.ts";
import { accessChanges } from "../../../store/access-changes.ts";
import { companyStore } from "../../../store/company/company-store.ts";
import { employeeEmailId } from "../../../store/company/employee-emails.ts";
import { invitations } from "../../../store/invitations.ts";
import type { Unit } from "../../../store/unit/unit.ts";
import { scrubAudits } from "./scrub-audits.ts";
import { scrubBatches } from "./scrub-batches.ts";
import { scrubEntries } from "./scrub-entries.ts";

type Input = z.infer<typeof pseudonymiseSchema>;

const REMOVED = "removed";

/**
 * Removes the personal data of a former employee for good. Worked time, pay and the chain of its
 * history stay as they are: they must be kept and proven. The words of requests for other times,
 * the values kept for undoing bulk actions, photos of punches and checklists and the names in the
 * audit are removed last, and again when the same attempt is repeated.
 */
export async function pseudonymise(actor: Actor, input: Input): Promise<Edited> {
  const edited = await attempt(actor, input, (unit) => forget(unit, actor, input));
  await scrubEntries(actor.companyId, input.employeeId);
  await scrubBatches(actor.companyId, input.employeeId);
  const ofEmployee = ["employeeId", "==", input.employeeId] as const;
  await removePhotos(actor.companyId, (store) => store.punchPhotos, ofEmployee);
  await removePhotos(actor.companyId, (store) => store.checklistPhotos, ofEmployee);
  await scrubAudits(actor.companyId, input.employeeId);
  return edited;
}

async function forget(unit: Unit, actor: Actor, input: Input): Promise<Edited> {
  const { employeeId, name } = input;
  const store = companyStore(unit, actor.companyId);
  const { employee, today } = await getLocalEmployee(store, employeeId, now());
  requireVersion(employee, input.expectedVersion, { what: "employee" });
  const after = pseudonymised(employee, name, today);
  const profile = await store.employeeProfiles.find(employeeId);
  const wages = await store.wageChanges.list([["employeeId", "==", employeeId]]);
  const ends = await store.employeeEnds.find(employeeId);
  const said = await store.availability.find(employeeId);
  const timeOff = await store.timeOff.list([["employeeId", "==", employeeId]]);
  const punches = await store.unplacedPunches.list([["employeeId", "==", employeeId]]);
  const forgetPinOf = await forgetPin(store, employeeId);
  const forgetLogins = await forgetAddresses(unit, actor.companyId, employeeId);
  if (profile !== null) {
    store.employeeProfiles.save(employeeId, emptiedProfile(profile));
    if (profile.email !== null) store.employeeEmails.remove(employeeEmailId(profile.email));
  }
  for (const wage of wages.filter(({ note }) => note !== "")) {
    store.wageChanges.save(wage.id, { ...wage, note: "" });
  }
  if (said !== null) {
    const entries = withoutNotes(said.entries);
    store.availability.save(employeeId, { ...said, entries, updatedByName: REMOVED });
  }
  for (const one of timeOff) store.timeOff.save(one.id, withoutWords(one));
  for (const one of punches) store.unplacedPunches.save(one.id, withoutName(one));
  if (ends !== null) store.employeeEnds.save(employeeId, endsWithoutNotes(ends));
  if (employee.hasPhoto) store.employeePhotos.remove(employeeId);
  store.fieldValues.remove(employeeId);
  forgetPinOf();
  forgetLogins();
  store.employees.save(employeeId, after);
  recordEmployeeEvent(store, actor, { employeeId, act: "pseudonymised" });
  return { version: after.version };
}

/**
 * Time off without notes and without the name of the employee, who may have asked and cancelled.
 */
function withoutWords(timeOff: TimeOff): TimeOff {
  const isOwn = timeOff.decidedBy === timeOff.requestedBy;
  const decidedByName = isOwn ? REMOVED : timeOff.decidedByName;
  return { ...timeOff, note: "", decisionNote: "", requestedByName: REMOVED, decidedByName };
}

/** A punch that no time was made of; the employee may have settled it by sending it again. */
function withoutName(punch: UnplacedPunch): UnplacedPunch {
  const isOwn = punch.settledByName === punch.employeeName;
  const settledByName = isOwn ? REMOVED : punch.settledByName;
  return { ...punch, employeeName: REMOVED, settledByName };
}

/** The addresses with which the person was invited and signed in. */
async function forgetAddresses(
  unit: Unit,
  companyId: CompanyId,
  employeeId: EmployeeId,
): Promise<() => void> {
  const offers = await invitations(unit).list([
    ["companyId", "==", companyId],
    ["employeeId", "==", employeeId],
  ]);
  const rows = accessChanges({ unit, path: `companies/${companyId}` });
  const changes = [
    ...(await rows.list([["before.employeeId", "==", employeeId]])),
    ...(await rows.list([["after.employeeId", "==", employeeId]])),
  ];
  return () => {
    for (const { id } of offers) invitations(unit).remove(id);
    for (const change of changes) rows.save(change.id, { ...change, email: REMOVED });
  };
}
