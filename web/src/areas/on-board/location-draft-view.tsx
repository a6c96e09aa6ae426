import Button from "@mui/material/Button";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { Employee } from "@crewline/domain/employees/employee";
import type { ShiftPlan } from "@crewline/domain/schedules/shift";
import { formatDay, formatLocalSpan } from "@crewline/domain/time/format";
import { StatusChip } from "../../ui/status-chip.tsx";
import type { LocationDraft } from "./drafts-of.ts";
import { StepList } from "./step-list.ts";
import { counted } from "@crewline/domain/formats/counted";

interface LocationDraftViewProps {
  draft: LocationDraft;
  employees: readonly Employee[];
  isRunning: boolean;
  onRemove: () => void;
}

/** One location's week, day by day: what would be drafted, or what is planned already. */
export function LocationDraftView({
  draft,
  employees,
  isRunning,
  onRemove,
}: LocationDraftViewProps) {
  const headingId = useId();
  const { location, shifts, plans } = draft;
  const isPlanned = shifts.length > 0;
  const shown = isPlanned ? shifts : plans;
  const areDrafts = shifts.every(({ state, version }) => state === "draft" && version === 1);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, mb: 1, flexWrap: "wrap" }}>
        <Typography id={headingId} variant="h2" sx={{ flexGrow: 1 }}>
          {location.name}
        </Typography>
        <StatusChip
          tone={isPlanned ? "good" : "info"}
          label={`${shiftsWords(shown)}${isPlanned ? ", drafted" : ""}`}
        />
        {isPlanned && areDrafts && (
          <Button size="small" disabled={isRunning} onClick={onRemove}>
            Remove the draft
          </Button>
        )}
      </Box>
      {shown.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{nothingWords(draft, employees)}</Typography>
      ) : (
        <StepList>
          {daysOf(shown).map((day) => (
            <li key={day}>
              <strong>{formatDay(day)}</strong>
              <span className="quiet">
                {partsOf(shown, day)
                  .map(([time, people]) => `${time} ${namesOf(people, employees)}`)
                  .join(" · ")}
              </span>
            </li>
          ))}
        </StepList>
      )}
    </Box>
  );
}

function shiftsWords(plans: readonly ShiftPlan[]): string {
  const open = plans.filter(({ employeeId }) => employeeId === null).length;
  const all = counted(plans.length, "shift");
  return open === 0 ? all : `${all}, ${open} open`;
}

function nothingWords({ location }: LocationDraft, employees: readonly Employee[]): string {
  const hasPeople = employees.some(({ locationIds }) => locationIds.includes(location.id));
  return hasPeople
    ? "It has no opening hours, or its people work elsewhere."
    : "Nobody works here yet.";
}

function daysOf(plans: readonly ShiftPlan[]): string[] {
  return [...new Set(plans.map(({ day }) => day))].toSorted();
}

/** The day's shifts by their times, the earliest first. */
function partsOf(plans: readonly ShiftPlan[], day: string): [time: string, people: ShiftPlan[]][] {
  const parts = new Map<string, ShiftPlan[]>();
  for (const plan of plans.filter((one) => one.day === day).toSorted(byTime)) {
    const time = formatLocalSpan(plan);
    parts.set(time, [...(parts.get(time) ?? []), plan]);
  }
  return [...parts];
}

function byTime(a: ShiftPlan, b: ShiftPlan): number {
  const [first, second] = [a, b].map(
    ({ startsAtLocal, endsAtLocal }) => startsAtLocal + endsAtLocal,
  );
  return (first ?? "") < (second ?? "") ? -1 : 1;
}

function namesOf(plans: readonly ShiftPlan[], employees: readonly Employee[]): string {
  const names = plans.map(({ employeeId, jobRole }) => {
    const name = employees.find(({ id }) => id === employeeId)?.name;
    return name ?? `open${jobRole === null ? "" : ` (${jobRole})`}`;
  });
  return names.join(", ");
}
