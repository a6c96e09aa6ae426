import { locationOfRow } from "../../operations/batches/record-of-row.ts";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { employeeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { employeeSchema } from "@crewline/domain/records/employees/employee";
import { stayedWords } from "@crewline/domain/words/locations/stayed-words";
import type { restoreLocationSchema } from "@crewline/domain/rules/locations/location-inputs";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { versionSchema } from "@crewline/domain/kernel/fields/fields";
import { z } from "zod/mini";
import type { UndoRow } from "../../operations/batches/run-batch.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { movePlaces } from "../../operations/employment/move-places.ts";
import { changeLocation } from "../../operations/locations/change-location.ts";
import { requireRoomFor } from "../../operations/subscription/require-room-for.ts";
import type { Edited } from "../../rpc/answers.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { movePerson } from "./move-person.ts";

const movedPersonSchema = z.object({
  employeeId: employeeIdSchema,
  /** The version after the move. */
  version: versionSchema,
  /** The employee's former locations. */
  locationIds: employeeSchema.shape.locationIds,
});
export type MovedPerson = z.infer<typeof movedPersonSchema>;

/** The version that the location must still have, and which employees the archiving moved. */
const undoOfArchiveSchema = z.object({
  version: versionSchema,
  people: z.array(movedPersonSchema),
});
export type UndoOfArchive = z.infer<typeof undoOfArchiveSchema>;

type RestoreInput = z.infer<typeof restoreLocationSchema>;

/** Restores an archived location; its people stay where they are. */
export function restoreLocation(actor: Actor, input: RestoreInput): Promise<Edited> {
  return command(actor, input, async (store) => {
    await requireRoomFor(actor.companyId, "locations", 1);
    return restore(store, actor, input);
  });
}

/** Restores it with the people it had, and names those who were changed since and stay. */
export function undoArchive(actor: Actor): UndoRow {
  return async (row, undo, attempt) => {
    const locationId = locationOfRow(row);
    const { version, people } = undoOfArchiveSchema.parse(undo);
    const by = { ...actor, batchId: attempt.batchId };
    const { stayed } = await command(actor, attempt, async (store) => {
      const found = await store.employees.findAll(people.map(({ employeeId }) => employeeId));
      const movePeopleBack = await prepareReturn(store, by, { moved: people, found });
      const restored = { locationId, expectedVersion: version, count: movePeopleBack.length };
      await restore(store, by, restored);
      for (const moveBack of movePeopleBack) moveBack();
      return { stayed: whoStays(people, found, locationId) };
    });
    return stayedWords(stayed, actor.locale);
  };
}

/** Employees whose return was prevented; another change may have added the location again. */
function whoStays(
  moved: readonly MovedPerson[],
  found: readonly Employee[],
  locationId: LocationId,
): string[] {
  const versions = new Map(moved.map((one) => [one.employeeId, one.version]));
  return found
    .filter((one) => versions.get(one.id) !== one.version && !one.locationIds.includes(locationId))
    .map(({ name }) => name);
}

interface Restored {
  locationId: LocationId;
  expectedVersion: number;
  /** The number of employees who return with it. */
  count?: number;
}

async function restore(
  store: CompanyStore,
  by: Actor,
  { locationId, expectedVersion, count = 0 }: Restored,
): Promise<Edited> {
  const location = await store.locationRecords.get(locationId);
  const { name: where, status: state } = location;
  if (state === "active") throw new RuleViolation("locationStays", { where, state });
  requireVersion(location, expectedVersion, { what: "location" });
  const version = location.version + 1;
  const after = { ...location, status: "active" as const, version };
  changeLocation(store, by, { before: location, after, act: "restored", count });
  return { version };
}

/** One function for each employee who has not been changed since: it restores their locations. */
async function prepareReturn(
  store: CompanyStore,
  by: Actor,
  { moved, found }: { moved: readonly MovedPerson[]; found: readonly Employee[] },
): Promise<(() => void)[]> {
  const before = new Map(moved.map((one) => [one.employeeId, one]));
  const unchanged = found.flatMap((employee) => {
    const one = before.get(employee.id);
    return one?.version === employee.version ? { employee, locationIds: one.locationIds } : [];
  });
  return Promise.all(
    unchanged.map(async ({ employee, locationIds }) => {
      const move = await movePlaces(store, [employee.id]);
      return () => {
        move(locationIds);
        movePerson(store, by, { before: employee, after: locationIds });
      };
    }),
  );
}
