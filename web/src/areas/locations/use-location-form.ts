import type {
  LocationChanges,
  LocationRecord,
} from "@crewline/domain/records/locations/location-record";
import { saveLocationSchema } from "@crewline/domain/rules/locations/location-inputs";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { useCheckedForm } from "../../ui/forms/use-checked-form.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { useRecordDraft } from "../../ui/forms/use-record-draft.ts";

const inputSchema = saveLocationSchema.omit({ idempotencyKey: true });

/**
 * A form over some fields of a location: it sends these alone, so that two people at two tabs do
 * not overwrite each other's fields, and names the version it started from.
 */
export function useLocationForm<D extends LocationChanges>(
  location: LocationRecord,
  toDraft: (location: LocationRecord) => D,
) {
  const record = useRecordDraft(location, toDraft);
  const form = useCheckedForm(inputSchema, useCommand(trpc.locations.save.mutationOptions()));
  const notify = useNotice();
  const mayEdit = useMay("locations", "edit");

  const send = async (changes: LocationChanges, movesShifts: boolean): Promise<number | null> => {
    const saved = await form.submit({
      locationId: location.id,
      expectedVersion: record.expectedVersion,
      location: changes,
      movesShifts,
    });
    if (saved !== null) notify("Saved.");
    return saved?.version ?? null;
  };

  return {
    record,
    draft: record.draft,
    change: record.change,
    /** Returns the new version, or null when the save was refused. */
    save: (movesShifts = false) => send(record.draft, movesShifts),
    /** As `save`, with these values instead of the draft. */
    saveWith: (changes: LocationChanges) => send(changes, false),
    errorOf: (field: string) => form.errorOf(`location.${field}`),
    clearProblem: form.clear,
    /** For `RecordForm`. */
    state: {
      record,
      onSave: () => send(record.draft, false),
      isRunning: form.isRunning,
      problem: form.problem,
      mayEdit,
    },
  };
}
