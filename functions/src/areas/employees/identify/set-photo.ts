import type { Employee } from "@crewline/domain/records/employees/employee";
import { requireNotRemoved } from "@crewline/domain/rules/employees/pseudonym";
import type {
  Photo,
  setOwnPhotoSchema,
  setPhotoSchema,
} from "@crewline/domain/records/employees/employee-photo";
import { requirePhoto } from "@crewline/domain/rules/employees/read-photo";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor, MemberActor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import type { EventActor } from "../../../operations/history/event-actor.ts";
import { recordEmployeeEvent } from "../../../operations/history/record-employee-event.ts";
import { now } from "../../../platform/clock.ts";
import type { Done } from "../../../rpc/answers.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { requireMayChange } from "../guard/require-may-change.ts";

/** Sets or removes the photo of an employee in reach. */
export function setPhoto(actor: Actor, input: z.infer<typeof setPhotoSchema>): Promise<Done> {
  return command(actor, input, async (store) => {
    const employee = await store.employees.get(input.employeeId);
    await requireMayChange(store, actor, employee);
    return keepPhoto(store, actor, { employee, photo: input.photo });
  });
}

/** Sets or removes the caller's own photo. Throws noOwnRecord without a record. */
export function setOwnPhoto(
  caller: MemberActor,
  input: z.infer<typeof setOwnPhotoSchema>,
): Promise<Done> {
  return command(caller, input, async (store) => {
    const { employeeId } = caller;
    if (employeeId === null) throw new RuleViolation("noOwnRecord", {});
    const employee = await store.employees.get(employeeId);
    return keepPhoto(store, caller, { employee, photo: input.photo });
  });
}

function keepPhoto(
  store: CompanyStore,
  by: EventActor,
  { employee, photo }: { employee: Employee; photo: Photo | null },
): Done {
  requireNotRemoved(employee);
  const { id: employeeId, hasPhoto } = employee;
  if (photo === null && !hasPhoto) return {};
  if (photo === null) store.employeePhotos.remove(employeeId);
  else {
    requirePhoto(photo.type, Buffer.from(photo.base64, "base64"));
    store.employeePhotos.save(employeeId, { ...photo, setAt: now() });
  }
  recordEmployeeEvent(store, by, {
    employeeId,
    act: photo === null ? "photoRemoved" : "photoSet",
  });
  if (hasPhoto !== (photo !== null)) {
    const version = employee.version + 1;
    store.employees.save(employeeId, { ...employee, hasPhoto: photo !== null, version });
  }
  return {};
}
