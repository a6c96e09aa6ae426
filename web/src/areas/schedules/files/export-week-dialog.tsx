import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Location } from "@crewline/domain/records/locations/location";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useFilePeople } from "../../../entities/employees/use-file-people.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { allResults } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { PrintedExport } from "./printed-export.tsx";
import { useSaveWeek } from "./use-save-week.ts";
import type { FileFormat } from "./use-save-week.ts";
import type { ExportData, WeekState } from "./use-week-shifts.ts";
import { MOST_FILE_WEEKS, useWeekShifts } from "./use-week-shifts.ts";

interface ExportWeekDialogProps {
  place: { location: Location; weekStart: string };
  onClose: () => void;
}

const states = [
  { value: "plan", label: "Current plan" },
  { value: "published", label: "As published" },
] as const;

const formats = [
  { value: "print", label: "Print or PDF" },
  { value: "xlsx", label: "Excel (XLSX)" },
  { value: "csv", label: "CSV" },
  { value: "ics", label: "Calendar (ICS)" },
] as const;

const weekCounts = Array.from({ length: MOST_FILE_WEEKS }, (_, at) => String(at + 1));

/** Prints one to four weeks of a location, or saves them as a file. */
export function ExportWeekDialog({ place, onClose }: ExportWeekDialogProps) {
  const locale = useLocale();
  const { location, weekStart } = place;
  const [state, setState] = useState<WeekState>("plan");
  const [format, setFormat] = useState<FileFormat | "print">("print");
  const [count, setCount] = useState("1");
  const [hasNotes, setNotes] = useState(true);
  const weeks = Number(count);
  const loaded = allResults({
    weeks: useWeekShifts({ locationId: location.id, weekStart, weeks, state }),
    people: useFilePeople(),
    company: useCompany(),
  });
  const data = loaded.status === "ready" ? loaded.data : null;
  const { save, isRunning } = useSaveWeek(location, onClose);
  const submit = async () => {
    if (data === null) return;
    if (format !== "print") return save(format, state, data);
    window.print();
  };
  const days = formatDayRange(weekStart, addDays(weekStart, weeks * 7 - 1), locale);
  return (
    <FormDialog
      savesNothing
      open
      title="Export schedule"
      submitLabel={format === "print" ? "Print" : "Save file"}
      onSubmit={submit}
      isRunning={isRunning}
      isBlocked={data === null || shiftCount(data) === 0}
      problem={null}
      onClose={onClose}
    >
      <Typography>{`${location.name}, ${days}`}</Typography>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
        <SelectInput label="Shifts" value={state} options={states} onChange={setState} />
        <SelectInput
          label="Weeks"
          value={count}
          options={weekCounts.map((value) => ({ value, label: value }))}
          onChange={setCount}
        />
      </Stack>
      <SelectInput label="Format" value={format} options={formats} onChange={setFormat} />
      {format === "print" && (
        <CheckInput label="Notes and events of the days" value={hasNotes} onChange={setNotes} />
      )}
      <DataStates result={loaded} label="the shifts">
        {(found) => (
          <Typography component="output" sx={{ color: "text.secondary" }}>
            {`${counted(shiftCount(found), nouns.shift, locale)}, times in ${location.timeZone}`}
          </Typography>
        )}
      </DataStates>
      {data !== null && format === "print" && (
        <PrintedExport {...data} location={location} state={state} hasNotes={hasNotes} />
      )}
    </FormDialog>
  );
}

function shiftCount({ weeks }: Pick<ExportData, "weeks">): number {
  return weeks.reduce((sum, { shifts }) => sum + shifts.length, 0);
}
