import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { SettingGroup } from "@crewline/domain/locations/copy-settings";
import { copyRows, settingGroups } from "@crewline/domain/locations/copy-settings";
import type { Location } from "@crewline/domain/locations/location";
import { BatchProgressBar } from "../../lists/batch-result.tsx";
import { ImportDone } from "../../lists/import-done.tsx";
import type { BatchOutcome } from "../../lists/use-batches.ts";
import { useBatches } from "../../lists/use-batches.ts";
import { useLocations } from "../../pickers/use-locations.ts";
import { CheckInput } from "../../ui/check-input.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { MultiSelectInput } from "../../ui/multi-select-input.tsx";
import { useLocationBatches } from "./use-location-batches.ts";
import { counted } from "@crewline/domain/formats/counted";

const groupWords: Record<SettingGroup, string> = {
  hours: "Opening hours",
  specialDays: "Holidays and special days",
  jobRoles: "Job roles",
  areas: "Areas",
  staffing: "Staffing needs",
  budget: "Budget",
  clockIn: "Clock-in check (mode and radius)",
};

interface CopySettingsDialogProps {
  source: Location;
  onClose: () => void;
}

/** Gives chosen settings of one location to others, with what became of each and the way back. */
export function CopySettingsDialog({ source, onClose }: CopySettingsDialogProps) {
  const { commands, problem } = useLocationBatches();
  const batches = useBatches(commands);
  const locations = useLocations();
  const others = (locations.status === "ready" ? locations.data : []).filter(
    ({ id, status }) => id !== source.id && status === "active",
  );
  const [groups, setGroups] = useState<readonly SettingGroup[]>(["hours"]);
  const [targetIds, setTargetIds] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  const targets = others.filter(({ id }) => targetIds.includes(id));
  const rows = copyRows(source, groups, targets);
  const title = `Copy settings of ${source.name}`;

  const handleSubmit = async () => {
    setAsked(true);
    if (rows.length > 0) setOutcome(await batches.run(title, rows));
  };

  if (outcome !== null) {
    return <ImportDone title={title} outcome={outcome} batches={batches} onClose={onClose} />;
  }
  return (
    <FormDialog
      open
      title={title}
      submitLabel="Copy"
      onSubmit={handleSubmit}
      isRunning={batches.progress !== null}
      problem={problem}
      onClose={onClose}
    >
      <div role="group" aria-label="Settings to copy">
        {settingGroups.map((group) => (
          <CheckInput
            key={group}
            label={groupWords[group]}
            value={groups.includes(group)}
            onChange={(isOn) =>
              setGroups(isOn ? [...groups, group] : groups.filter((other) => other !== group))
            }
          />
        ))}
      </div>
      <MultiSelectInput
        label="To these locations"
        value={targetIds}
        onChange={setTargetIds}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        error={asked && targetIds.length === 0 ? "Choose a location." : undefined}
        isRequired
      />
      <Typography component="output">{effectWords(rows.length, targets.length)}</Typography>
      <BatchProgressBar progress={batches.progress} />
    </FormDialog>
  );
}

function effectWords(changing: number, chosen: number): string {
  if (chosen === 0) return "";
  if (changing === 0) return "This changes nothing: they have these settings already.";
  return `This changes ${changing} of ${counted(chosen, "location")}.`;
}
