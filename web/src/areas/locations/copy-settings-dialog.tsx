import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { MultiSelectInput } from "../../ui/inputs/multi-select-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { CopyDialog } from "./copy-dialog.tsx";
import { useActiveLocations } from "./use-active-locations.ts";

interface CopySettingsDialogProps {
  source: LocationRecord;
  onClose: () => void;
}

/** Gives chosen settings of one location to others that are chosen here. */
export function CopySettingsDialog({ source, onClose }: CopySettingsDialogProps) {
  const others = useActiveLocations().filter(({ id }) => id !== source.id);
  const [targetIds, setTargetIds] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  return (
    <CopyDialog
      source={source}
      targets={others.filter(({ id }) => targetIds.includes(id))}
      choice={
        <MultiSelectInput
          label="To these locations"
          value={targetIds}
          onChange={setTargetIds}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          error={isAsked && targetIds.length === 0 ? "Choose a location." : undefined}
          isRequired
        />
      }
      onAsk={() => setAsked(true)}
      onClose={onClose}
    />
  );
}

interface CopyToSelectedDialogProps {
  targets: readonly LocationRecord[];
  onClose: (isDone: boolean) => void;
}

/** Gives chosen settings of a location that is chosen here to those that are selected. */
export function CopyToSelectedDialog({ targets, onClose }: CopyToSelectedDialogProps) {
  const active = useActiveLocations();
  const [sourceId, setSourceId] = useState("");
  const [isAsked, setAsked] = useState(false);
  const source = active.find(({ id }) => id === sourceId) ?? null;
  const others = targets.filter(({ id }) => id !== sourceId);
  return (
    <CopyDialog
      source={source}
      targets={others}
      choice={
        <>
          <SelectInput
            label="From this location"
            value={sourceId}
            onChange={setSourceId}
            options={[
              { value: "", label: "Choose" },
              ...active.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            error={isAsked && source === null ? "Choose a location." : undefined}
            isRequired
          />
          <Typography>{`To: ${others.map(({ name }) => name).join(", ")}`}</Typography>
        </>
      }
      onAsk={() => setAsked(true)}
      onClose={onClose}
    />
  );
}
