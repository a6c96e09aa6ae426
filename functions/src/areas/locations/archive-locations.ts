import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import type { archiveLocationsSchema } from "@crewline/domain/rules/locations/location-inputs";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { RowDone } from "../../operations/batches/run-batch.ts";
import { runBatch } from "../../operations/batches/run-batch.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { movePlaces } from "../../operations/employment/move-places.ts";
import { unpair } from "../../operations/kiosks/unpair.ts";
import { changeLocation } from "../../operations/locations/change-location.ts";
import { getActiveLocations } from "../../operations/locations/get-locations.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { readArchiveEffects } from "./archive-effects.ts";
import { movePerson } from "./move-person.ts";
import type { MovedPerson, UndoOfArchive } from "./undo-archive.ts";

type Input = z.infer<typeof archiveLocationsSchema>;

/** Archives locations independently of each other; their past stays unchanged. */
export function archiveLocations(actor: Actor, input: Input): Promise<BatchAnswer> {
  const { movesPeopleTo } = input;
  return runBatch(actor, input, (row, attempt) =>
    command(actor, attempt, (store) =>
      archiveRow(store, { ...actor, batchId: attempt.batchId }, { ...row, movesPeopleTo }),
    ),
  );
}

type ArchivedRow = Input["rows"][number] & Pick<Input, "movesPeopleTo">;

/** Its tablets are unpaired and stay so. Throws locationStays, clockedInHere and shiftsAhead. */
async function archiveRow(
  store: CompanyStore,
  by: Actor,
  { locationId, expectedVersion, movesPeopleTo }: ArchivedRow,
): Promise<RowDone> {
  const location = await store.locationRecords.get(locationId);
  const { name: where, status: state } = location;
  if (state === "archived") throw new RuleViolation("locationStays", { where, state });
  requireVersion(location, expectedVersion, { what: "location" });
  const nowhereElse = await requireEmpty(store, location);
  const tablets = await store.kiosks.list([["locationId", "==", locationId]]);
  const isTarget = movesPeopleTo === null || movesPeopleTo === locationId;
  const people = isTarget
    ? []
    : await movePeople(store, by, { people: nowhereElse, targetId: movesPeopleTo });
  const version = location.version + 1;
  const after = { ...location, status: "archived" as const, version };
  const count = people.length;
  changeLocation(store, by, { before: location, after, act: "archived", count });
  for (const tablet of tablets) unpair(store, by, tablet);
  const undo: UndoOfArchive = { version, people };
  return { recordId: locationId, title: where, undo };
}

/** Returns the employees who would be left without a location. */
async function requireEmpty(store: CompanyStore, location: LocationRecord): Promise<Employee[]> {
  const effects = await readArchiveEffects(store, location, { gone: [], now: now() });
  const where = location.name;
  const [entry] = effects.running;
  if (entry !== undefined) {
    const who = (await store.employees.find(entry.employeeId))?.name ?? "Unknown employee";
    throw new RuleViolation("clockedInHere", { who, where });
  }
  const { length: count } = effects.shifts;
  if (count > 0) throw new RuleViolation("shiftsAhead", { where, count });
  return effects.nowhereElse;
}

/** Moves employees to another location, with the records that are stored by location. */
async function movePeople(
  store: CompanyStore,
  by: Actor,
  { people, targetId }: { people: readonly Employee[]; targetId: LocationId },
): Promise<MovedPerson[]> {
  await getActiveLocations(store, [targetId]);
  const move = await movePlaces(
    store,
    people.map(({ id }) => id),
  );
  move([targetId]);
  return people.map((employee) => {
    const version = employee.version + 1;
    movePerson(store, by, { before: employee, after: [targetId] });
    return { employeeId: employee.id, version, locationIds: employee.locationIds };
  });
}
