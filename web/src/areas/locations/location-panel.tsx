import type { Location } from "@crewline/domain/locations/location";
import { locationInputSchema } from "@crewline/domain/locations/location";
import { saveLocationSchema } from "@crewline/domain/locations/location-inputs";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { LocationFields } from "../../pickers/location-fields.tsx";
import { useMay } from "../../session/use-may.ts";
import { RecordForm } from "../../ui/record-form.tsx";
import { SidePanel } from "../../ui/side-panel.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { useNotice } from "../../ui/use-notice.ts";
import { useRecordDraft } from "../../ui/use-record-draft.ts";
import { ArchiveLocation } from "./archive-location.tsx";

interface LocationPanelProps {
  /** Null closes the panel. */
  location: Location | null;
  onClose: () => void;
}

/** One location to read and to change. */
export function LocationPanel({ location, onClose }: LocationPanelProps) {
  return (
    <SidePanel open={location !== null} title={location?.name ?? ""} onClose={onClose}>
      {location !== null && <LocationForm key={location.id} location={location} />}
    </SidePanel>
  );
}

const inputSchema = saveLocationSchema.omit({ idempotencyKey: true });

function LocationForm({ location }: { location: Location }) {
  const record = useRecordDraft(location, (live) => locationInputSchema.parse(live));
  const form = useCheckedForm(inputSchema, useCommand(trpc.locations.save.mutationOptions()));
  const notify = useNotice();

  const handleSave = async () => {
    const saved = await form.submit({
      locationId: location.id,
      expectedVersion: record.expectedVersion,
      location: record.draft,
    });
    if (saved !== null) notify("Saved.");
    return saved?.version ?? null;
  };

  return (
    <RecordForm
      record={record}
      onSave={handleSave}
      isRunning={form.isRunning}
      problem={form.problem}
      mayEdit={useMay("locations", "edit")}
      actions={<ArchiveLocation location={location} />}
    >
      <LocationFields
        value={record.draft}
        onChange={record.change}
        errorOf={(field) => form.errorOf(`location.${field}`)}
      />
    </RecordForm>
  );
}
