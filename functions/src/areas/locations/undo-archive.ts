import type { Employee } from "@crewline/domain/employees/employee";
import { employeeSchema } from "@crewline/domain/employees/employee";
import { stayedWords } from "@crewline/domain/locations/stayed-words";
import type { restoreLocationSchema } from "@crewline/domain/locations/location-inputs";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import { idSchema, versionSchema } from "@crewline/domain/rules/fields";
import { z } from "zod";
import type { Actor } from "../../rpc/actor.ts";
import type { Edited } from "../../rpc/answers.ts";
import { command } from "../../rpc/attempt.ts";
import { requireVersion } from "../../rpc/require-version.ts";
import type { UndoRow } from "../../rpc/run-batch.ts";
import type { CompanyStore } from "../../store/company-store.ts";
import { movePlaces } from "../../store/move-places.ts";

const movedPersonSchema = z.object({
  employeeId: idSchema,
  /** The version after the move. */
  version: versionSchema,
  /** Where the person worked before. */
  locationIds: employeeSchema.shape.locationIds,
});
export type MovedPerson = z.infer<typeof movedPersonSchema>;

/** The version that the location must still have, and whom the archiving moved. */
const undoOfArchiveSchema = z.object({
  version: versionSchema,
  people: z.array(movedPersonSchema),
});
export type UndoOfArchive = z.infer<typeof undoOfArchiveSchema>;

type RestoreInput = z.infer<typeof restoreLocationSchema>;

/** Takes an archived location back; its people stay where they are. */
export function restoreLocation(actor: Actor, input: RestoreInput): Promise<Edited> {
  return command(actor, input, (store) => restore(store, input.locationId, input.expectedVersion));
}

/** Takes it back with the people it gave away, and names those who were changed since and stay. */
export function undoArchive(actor: Actor): UndoRow {
  return async ({ recordId }, undo, attempt) => {
    const locationId = recordId ?? "";
    const { version, people } = undoOfArchiveSchema.parse(undo);
    const { stayed } = await command(actor, attempt, async (store) => {
      const found = await store.employees.findAll(people.map(({ employeeId }) => employeeId));
      const movePeopleBack = await prepareReturn(store, people, found);
      await restore(store, locationId, version);
      movePeopleBack();
      return { stayed: whoStays(people, found, locationId) };
    });
    return stayedWords(stayed);
  };
}

/** Whom something kept from coming back; somebody may be there again by another way. */
function whoStays(
  moved: readonly MovedPerson[],
  found: readonly Employee[],
  locationId: string,
): string[] {
  const versions = new Map(moved.map((one) => [one.employeeId, one.version]));
  return found
    .filter((one) => versions.get(one.id) !== one.version && !one.locationIds.includes(locationId))
    .map(({ name }) => name);
}

async function restore(
  { locationRecords }: CompanyStore,
  locationId: string,
  expectedVersion: number,
): Promise<Edited> {
  const location = await locationRecords.get(locationId);
  const { name: where, status: state } = location;
  if (state === "active") throw new RuleViolation("locationStays", { where, state });
  requireVersion(location, expectedVersion, { what: "location" });
  const version = location.version + 1;
  locationRecords.save(locationId, { ...location, status: "active", version });
  return { version };
}

async function prepareReturn(
  store: CompanyStore,
  moved: readonly MovedPerson[],
  found: readonly Employee[],
): Promise<() => void> {
  const before = new Map(moved.map((one) => [one.employeeId, one]));
  const unchanged = found.flatMap((employee) => {
    const one = before.get(employee.id);
    return one?.version === employee.version ? { employee, locationIds: one.locationIds } : [];
  });
  const moves = await Promise.all(
    unchanged.map(async (one) => ({ ...one, move: await movePlaces(store, [one.employee.id]) })),
  );
  return () => {
    for (const { employee, locationIds, move } of moves) {
      move(locationIds);
      store.employees.save(employee.id, {
        ...employee,
        locationIds,
        version: employee.version + 1,
      });
    }
  };
}
