import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { valuesOf } from "@crewline/domain/records/custom-fields/field-values";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { mergeEmployeesSchema } from "@crewline/domain/rules/employees/employee-inputs";
import { mergedEnds } from "@crewline/domain/rules/merging/merge-ends";
import type { z } from "zod/mini";
import { forgetPin } from "../../../operations/employment/forget-pin.ts";
import { getLocalEmployee } from "../../../operations/employment/get-local-employee.ts";
import { auditWage } from "../../../operations/history/audit-wage.ts";
import type { EventActor } from "../../../operations/history/event-actor.ts";
import { now } from "../../../platform/clock.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";

type Pair = Pick<z.infer<typeof mergeEmployeesSchema>, "employeeId" | "duplicateId" | "take">;

/** The PIN of the record that stays; the duplicate's if it has none or that one is chosen. */
export async function joinPins(
  store: CompanyStore,
  { employeeId, duplicateId, take }: Pair,
): Promise<() => void> {
  const [own, other] = [
    await store.employeeKiosks.find(employeeId),
    await store.employeeKiosks.find(duplicateId),
  ];
  const [forgetOwn, forgetOther] = [
    await forgetPin(store, employeeId),
    await forgetPin(store, duplicateId),
  ];
  return () => {
    forgetOther();
    if (other === null || (own !== null && !take.includes("pin"))) return;
    forgetOwn();
    store.employeeKiosks.save(employeeId, other);
    store.kioskPins.save(other.lookupId, { employeeId });
  };
}

/** Rates of the duplicate that have not begun never will; their records say so. */
export async function cancelPlannedRates(
  store: CompanyStore,
  by: EventActor,
  duplicateId: EmployeeId,
): Promise<() => void> {
  const { today } = await getLocalEmployee(store, duplicateId, now());
  const changes = await store.wageChanges.list([["employeeId", "==", duplicateId]]);
  const planned = changes.filter(
    ({ isCancelled, effectiveDate }) => !isCancelled && effectiveDate > today,
  );
  return () => {
    for (const change of planned) {
      const version = change.version + 1;
      store.wageChanges.save(change.id, { ...change, isCancelled: true, version });
      auditWage(store, by, { act: "cancelled", change });
    }
  };
}

/** Keeps the photo of the record that stays, else the duplicate's. */
export async function joinPhotos(
  { employeePhotos }: CompanyStore,
  { stays, duplicate }: { stays: Employee; duplicate: Employee },
): Promise<() => void> {
  const photo = duplicate.hasPhoto ? await employeePhotos.find(duplicate.id) : null;
  return () => {
    if (photo === null) return;
    if (!stays.hasPhoto) employeePhotos.save(stays.id, photo);
    employeePhotos.remove(duplicate.id);
  };
}

/** Values of custom fields: those of the record that stays, completed from the duplicate's. */
export async function joinFieldValues(
  { customFields, fieldValues }: CompanyStore,
  { employeeId, duplicateId }: Pick<Pair, "employeeId" | "duplicateId">,
): Promise<() => void> {
  const [{ fields }, own, other] = await Promise.all([
    customFields.book(),
    fieldValues.pagesOf(employeeId),
    fieldValues.pagesOf(duplicateId),
  ]);
  const values = { ...valuesOf(other, fields), ...valuesOf(own, fields) };
  return () => {
    fieldValues.place({ employeeId, pages: own }, values, fields);
    fieldValues.remove(duplicateId);
  };
}

/**
 * Joins the reasons why employments ended, for the record that stays; a planned end of the
 * duplicate does not count.
 */
export async function joinEnds(
  { employeeEnds }: CompanyStore,
  { stays, duplicate }: { stays: Employee; duplicate: Employee },
  take: Pair["take"],
): Promise<() => void> {
  const [own, other] = [await employeeEnds.find(stays.id), await employeeEnds.find(duplicate.id)];
  const hasEnded = duplicate.status === "terminated";
  const ended = other === null || hasEnded ? other : { ...other, present: null };
  const ends = { lastDay: stays.terminatedOn, stays: own, duplicate: ended };
  const after = mergedEnds(ends, take);
  return () => {
    if (other !== null) employeeEnds.remove(duplicate.id);
    if (after !== null) employeeEnds.save(stays.id, after);
  };
}
