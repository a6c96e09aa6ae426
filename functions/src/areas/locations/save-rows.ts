import { locationOfRow } from "../../operations/batches/record-of-row.ts";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import type {
  LocationRow,
  saveLocationRowsSchema,
} from "@crewline/domain/rules/locations/location-inputs";
import { withStoredPhone } from "@crewline/domain/rules/phones/location-phone";
import type {
  LocationChanges,
  LocationRecord,
} from "@crewline/domain/records/locations/location-record";
import {
  blankDetails,
  locationChangesSchema,
} from "@crewline/domain/records/locations/location-record";
import { requireUniqueName } from "@crewline/domain/rules/locations/require-unique-name";
import { versionSchema } from "@crewline/domain/kernel/fields/fields";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { valuesBefore, withChanges } from "@crewline/domain/kernel/fields/with-changes";
import { z } from "zod/mini";
import type { RowAttempt, RowDone, UndoRow } from "../../operations/batches/run-batch.ts";
import { runBatch } from "../../operations/batches/run-batch.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { attempt, command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { requirePlanRoles } from "../../operations/company/require-job-roles.ts";
import { createLocation, removeLocation } from "../../operations/locations/change-location.ts";
import { requireRoomFor } from "../../operations/subscription/require-room-for.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { editLocation } from "./edit-location.ts";
import { undoArchive } from "./undo-archive.ts";

type Input = z.infer<typeof saveLocationRowsSchema>;

/**
 * The data for undoing a row: the former values, and the version that the location must still have.
 */
const undoOfRowSchema = z.object({
  kind: z.enum(["added", "changed"]),
  version: versionSchema,
  location: locationChangesSchema,
});
type UndoOfRow = z.infer<typeof undoOfRowSchema>;

/** Adds and changes locations independently: an invalid row stops no other. */
export function saveRows(actor: Actor, input: Input): Promise<BatchAnswer> {
  return runBatch(actor, input, (row, rowAttempt) => saveRow(actor, row, rowAttempt));
}

function saveRow(
  actor: Actor,
  row: LocationRow,
  { isRestored = false, ...input }: RowAttempt & { isRestored?: boolean },
): Promise<RowDone> {
  const by = { ...actor, batchId: input.batchId };
  return attempt(actor, input, (unit) =>
    row.locationId === null
      ? addRow(companyStore(unit, actor.companyId), by, row)
      : changeRow(unit, by, { ...row, locationId: row.locationId, isRestored }),
  );
}

async function addRow(store: CompanyStore, by: Actor, { location }: LocationRow): Promise<RowDone> {
  const { locationRecords } = store;
  const { name, address = "", timeZone, openingHours = {} } = location;
  if (name === undefined) throw new RuleViolation("locationNameMissing", {});
  requireUniqueName(name, await locationRecords.names.list(), null);
  await requireRoomFor(store.companyId, "locations", 1);
  const { country, jobRoles, timeZone: companyZone } = await store.company();
  const zone = timeZone ?? companyZone;
  const id = locationRecords.newId();
  const needed = { id, name, address, timeZone: zone, openingHours, status: "active" as const };
  const blank: LocationRecord = { ...needed, ...blankDetails, version: 1 };
  const added = withChanges(blank, location);
  requirePlanRoles(jobRoles, added);
  createLocation(store, by, { location: withStoredPhone(added, "", country) });
  const undo: UndoOfRow = { kind: "added", version: 1, location: {} };
  return { recordId: id, title: name, undo };
}

async function changeRow(
  unit: Unit,
  actor: Actor,
  row: LocationRow & { locationId: LocationId; isRestored: boolean },
): Promise<RowDone> {
  const before = await companyStore(unit, actor.companyId).locationRecords.get(row.locationId);
  if (row.expectedVersion !== null) {
    requireVersion(before, row.expectedVersion, { what: "location" });
  }
  const changes: LocationChanges = row.location;
  const { isRestored } = row;
  const edit = { before, changes, movesShifts: false, isRestored };
  const write = await editLocation(unit, actor, edit);
  const undo: UndoOfRow = {
    kind: "changed",
    version: write().version,
    location: valuesBefore(before, changes),
  };
  return { recordId: before.id, title: before.name, undo };
}

/** Returns the undo of each bulk action on locations, by its procedure. */
export function undoWays(actor: Actor): Readonly<Record<string, UndoRow>> {
  return {
    "locations.archiveMany": undoArchive(actor),
    "locations.saveRows": async (row, undo, input) => {
      const { kind, version, location } = undoOfRowSchema.parse(undo);
      const locationId = locationOfRow(row);
      if (kind === "added") {
        const by = { ...actor, batchId: input.batchId };
        await command(actor, input, (store) => removeAdded(store, by, locationId));
      } else {
        const { key, title } = row;
        const before = { key, title, locationId, expectedVersion: version, location };
        await saveRow(actor, before, { ...input, isRestored: true });
      }
    },
  };
}

/** Removes a location that was just added, unless it has been used since. */
async function removeAdded(
  store: CompanyStore,
  by: Actor,
  locationId: LocationId,
): Promise<object> {
  const location = await store.locations.get(locationId);
  requireVersion(location, 1, { what: "location" });
  const here = [["locationId", "==", locationId]] as const;
  const [shifts, entries, people] = await Promise.all([
    store.shifts.list(here, { limit: 1 }),
    store.timeEntries.list(here, { limit: 1 }),
    store.employees.list([["locationIds", "array-contains-any", [locationId]]], { limit: 1 }),
  ]);
  if (shifts.length + entries.length + people.length > 0) {
    throw new RuleViolation("locationInUse", { where: location.name });
  }
  removeLocation(store, by, locationId);
  return {};
}
