import { z } from "zod/mini";
import type {
  LocationChanges,
  LocationRecord,
} from "@crewline/domain/records/locations/location-record";
import { saveLocationSchema } from "@crewline/domain/rules/locations/location-inputs";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { useRecordForm } from "../../ui/forms/use-record-form.ts";

const inputSchema = z.omit(saveLocationSchema, { idempotencyKey: true });

/**
 * A form over some fields of a location: it sends these alone, so that two people at two tabs do
 * not overwrite each other's fields, and names the version it started from.
 */
export function useLocationForm<D extends LocationChanges>(
  location: LocationRecord,
  toDraft: (location: LocationRecord) => D,
  onSaved: () => void = () => undefined,
) {
  const { id: locationId } = location;
  const inputOf = (changes: LocationChanges, expectedVersion: number, movesShifts = false) => ({
    locationId,
    expectedVersion,
    location: changes,
    movesShifts,
  });
  const form = useRecordForm({
    record: location,
    draftOf: toDraft,
    schema: inputSchema,
    command: useCommand(trpc.locations.save.mutationOptions()),
    input: inputOf,
    fieldsAt: "location",
    saved: "Saved.",
    onSaved,
  });
  return {
    form,
    mayEdit: useMay("locations", "edit"),
    /** Saves these values instead of the draft. */
    saveWith: (changes: LocationChanges) => form.send(inputOf(changes, form.expectedVersion)),
    /** Saves, and moves planned shifts to the new zone. */
    saveAndMove: () => form.send(inputOf(form.draft, form.expectedVersion, true)),
  };
}
