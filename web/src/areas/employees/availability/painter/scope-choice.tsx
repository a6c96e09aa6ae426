import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { PaintScope } from "@crewline/domain/rules/availability/painted-week";
import { WeekPicker } from "../../../../entities/company/week-picker.tsx";

interface ScopeChoiceProps {
  scope: PaintScope;
  onScope: (scope: PaintScope) => void;
  /** The week that is painted alone, from `first` on. */
  weekStart: LocalDate;
  first: LocalDate;
  onWeek: (weekStart: LocalDate) => void;
}

/** Whether every week is painted or one, and which. */
export function ScopeChoice({ scope, onScope, weekStart, first, onWeek }: ScopeChoiceProps) {
  return (
    <>
      <ToggleButtonGroup
        value={scope}
        exclusive
        size="small"
        aria-label="Weeks"
        onChange={(_event, chosen: PaintScope | null) => chosen !== null && onScope(chosen)}
      >
        <ToggleButton value="everyWeek">Every week</ToggleButton>
        <ToggleButton value="oneWeek">Only one week</ToggleButton>
      </ToggleButtonGroup>
      {scope === "oneWeek" && (
        <WeekPicker
          isCompact
          value={weekStart}
          onChange={(chosen) => onWeek(chosen < first ? first : chosen)}
        />
      )}
    </>
  );
}
