import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import Button from "@mui/material/Button";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { plannedSeconds } from "@crewline/domain/rules/schedules/planned-seconds";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { useLocale } from "../../locale/use-locale.ts";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import { DraftRoster } from "./draft-roster.tsx";
import type { DraftedShift, LocationDraft } from "./drafts-of.ts";
import { StaffingSteppers } from "./staffing-steppers.tsx";

interface LocationDraftViewProps {
  draft: LocationDraft;
  weekStart: string;
  employees: readonly Employee[];
  /** The cost in words; null where no rate is known or it may not be seen. */
  cost: string | null;
  isRunning: boolean;
  onRemove: () => void;
  onStaffing: (jobRoleId: JobRoleId | null, people: number) => void;
}

/** One location's week as a small roster: what would be drafted, or what is planned already. */
export function LocationDraftView(props: LocationDraftViewProps) {
  const locale = useLocale();
  const { draft, weekStart, employees, cost, isRunning, onRemove, onStaffing } = props;
  const headingId = useId();
  const { location, shifts, shown, staffing } = draft;
  const isPlanned = shifts.length > 0;
  const areDrafts = shifts.every(({ state, version }) => state === "draft" && version === 1);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, mb: 1, flexWrap: "wrap" }}>
        <Typography id={headingId} variant="h2" sx={{ flexGrow: 1 }}>
          {location.name}
        </Typography>
        <StatusChip
          tone={isPlanned ? "good" : "info"}
          label={`${shiftsWords(shown, locale)}${isPlanned ? ", drafted" : ""}`}
        />
        {isPlanned && areDrafts && (
          <Button size="small" color="error" disabled={isRunning} onClick={onRemove}>
            Remove the draft
          </Button>
        )}
      </Box>
      {!isPlanned && staffing.length > 0 && (
        <StaffingSteppers label={location.name} staffing={staffing} onChange={onStaffing} />
      )}
      {shown.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{nothingWords(draft, employees)}</Typography>
      ) : (
        <>
          <DraftRoster label={location.name} {...{ weekStart, shown, employees }} />
          <Typography component="output" variant="body2" sx={{ display: "block", mt: 1 }}>
            {[hoursWords(shown, locale), ...(cost === null ? [] : [cost])].join(" · ")}
          </Typography>
        </>
      )}
    </Box>
  );
}

function shiftsWords(shown: readonly DraftedShift[], locale: Locale): string {
  const open = shown.filter(({ employeeId }) => employeeId === null).length;
  const all = counted(shown.length, nouns.shift, locale);
  return open === 0 ? all : `${all}, ${open} open`;
}

function hoursWords(shown: readonly DraftedShift[], locale: Locale): string {
  const assigned = shown.filter(({ employeeId }) => employeeId !== null);
  const seconds = assigned.reduce((sum, shift) => sum + plannedSeconds(shift), 0);
  const people = new Set(assigned.map(({ employeeId }) => employeeId)).size;
  return `${formatDuration(seconds)} h for ${counted(people, nouns.person, locale)}`;
}

function nothingWords(
  { location, staffing }: LocationDraft,
  employees: readonly Employee[],
): string {
  if (!employees.some(({ locationIds }) => locationIds.includes(location.id))) {
    return "No one works here yet.";
  }
  return staffing.every(({ people }) => people === 0) &&
    Object.keys(location.openingHours).length > 0
    ? "Raise the number of people to draft shifts."
    : "Add opening hours to draft shifts.";
}
