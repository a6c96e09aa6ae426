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
import { CheckInput } from "../../ui/inputs/check-input.tsx";
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

/** Chooses the settings, says how many locations they change, and copies them. */
export function CopyDialog({ source, targets, choice, onAsk, onClose }: CopyDialogProps) {
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

function effectWords(changing: number, chosen: number, locale: Locale): string {
  if (chosen === 0) return "";
  if (changing === 0) return "This changes nothing: they have these settings already.";
  return `This changes ${changing} of ${counted(chosen, nouns.location, locale)}.`;
}

const newId = () => crypto.randomUUID();
