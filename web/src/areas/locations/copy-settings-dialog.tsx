import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useState } from "react";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { counted } from "@crewline/domain/kernel/formats/counted";
import type { SettingGroup } from "@crewline/domain/rules/locations/copy-settings";
import { copyRows, settingGroups } from "@crewline/domain/rules/locations/copy-settings";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { useLocale } from "../../locale/use-locale.ts";
import { BatchDialog } from "../../entities/batches/batch-dialog.tsx";
import { useBatches } from "../../entities/batches/use-batches.ts";
import { useLocationRecords } from "../../entities/locations/use-location-records.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import { MultiSelectInput } from "../../ui/inputs/multi-select-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { useLocationBatches } from "./use-location-batches.ts";

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

interface CopyDialogProps {
  /** Null until one is chosen. */
  source: LocationRecord | null;
  targets: readonly LocationRecord[];
  /** Chooses what is not given. */
  choice: ReactNode;
  /** Called at an attempt to copy, so that missing choices can be marked. */
  onAsk: () => void;
  onClose: (isDone: boolean) => void;
}

function CopyDialog({ source, targets, choice, onAsk, onClose }: CopyDialogProps) {
  const locale = useLocale();
  const { commands, problem } = useLocationBatches();
  const batches = useBatches(commands);
  const [groups, setGroups] = useState<readonly SettingGroup[]>(["hours"]);
  const rows = source === null ? [] : copyRows(source, { groups, targets, newId });
  const title = source === null ? "Copy settings" : `Copy settings of ${source.name}`;

  const handleRun = async () => {
    onAsk();
    return rows.length > 0 ? batches.run(title, rows) : null;
  };

  return (
    <BatchDialog
      name={title}
      title={title}
      submitLabel="Copy"
      batches={batches}
      onRun={handleRun}
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
      {choice}
      <Typography component="output">
        {source !== null && effectWords(rows.length, targets.length, locale)}
      </Typography>
    </BatchDialog>
  );
}

function useActiveLocations(): LocationRecord[] {
  const locations = useLocationRecords();
  const known = locations.status === "ready" ? locations.data : [];
  return known.filter(({ status }) => status === "active");
}

const newId = () => crypto.randomUUID();

function effectWords(changing: number, chosen: number, locale: Locale): string {
  if (chosen === 0) return "";
  if (changing === 0) return "This changes nothing: they have these settings already.";
  return `This changes ${changing} of ${counted(chosen, nouns.location, locale)}.`;
}
