import type { saveAvailabilitySchema } from "@crewline/domain/records/employees/availability";
import { placesOf } from "@crewline/domain/rules/availability/keep-availability";
import { requireNotRemoved } from "@crewline/domain/rules/employees/pseudonym";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { requireVersion } from "../../../operations/commands/require-version.ts";
import { recordEmployeeEvent } from "../../../operations/history/record-employee-event.ts";
import { now } from "../../../platform/clock.ts";
import type { Edited } from "../../../rpc/answers.ts";

type Input = z.infer<typeof saveAvailabilitySchema>;

/** Replaces an availability: employees their own, managers that of people within reach. */
export function saveAvailability(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const { employeeId, entries } = input;
    const employee = await store.employees.get(employeeId);
    const { locationIds } = employee;
    const isOwn = employeeId === actor.employeeId;
    if (!isOwn) requireReach(actor, { employeeId, locationIds, what: "employee" });
    requireNotRemoved(employee);
    const before = await store.availability.find(employeeId);
    const { version: seen, updatedByName: changedBy } = before ?? {
      version: 0,
      updatedByName: null,
    };
    requireVersion({ version: seen }, input.expectedVersion, { what: "availability", changedBy });
    const version = seen + 1;
    store.availability.save(employeeId, {
      id: employeeId,
      employeeId,
      locationIds: placesOf(entries, employee),
      entries,
      updatedAt: now(),
      updatedBy: actor.uid,
      updatedByName: actor.displayName,
      version,
    });
    recordEmployeeEvent(store, actor, { employeeId, act: "availabilitySet" });
    return { version };
  });
}
