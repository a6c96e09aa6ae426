import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import Delete from "@mui/icons-material/DeleteOutlined";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { StaffingNeed } from "@crewline/domain/records/locations/staffing";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { weekdays } from "@crewline/domain/kernel/time/local-date";
import { JobRolePicker } from "../../entities/company/job-role-picker.tsx";
import { TimeRangeInput } from "../../inputs/time-range-input.tsx";
import { useWeekdayOptions } from "../../entities/company/use-weekday-options.ts";
import { RequiredNumberInput } from "../../inputs/required-number-input.tsx";

interface StaffingNeedFieldsProps {
  number: number;
  value: StaffingNeed;
  jobRoleIds: readonly JobRoleId[];
  onChange: (need: StaffingNeed) => void;
  onRemove: () => void;
  errorOf: (field: string) => string | undefined;
}

/** One need of a place. */
export function StaffingNeedFields(props: StaffingNeedFieldsProps) {
  const { number, value, jobRoleIds, onChange, onRemove, errorOf } = props;
  const weekdayOptions = useWeekdayOptions();
  return (
    <Box
      component="fieldset"
      aria-label={`Need ${number}`}
      sx={{ border: 1, borderColor: "divider", borderRadius: 1, p: 1.5, m: 0, minWidth: 0 }}
    >
      <Stack spacing={1.5}>
        <Stack direction="row" spacing={1} sx={{ justifyContent: "space-between" }}>
          <ToggleButtonGroup
            size="small"
            aria-label={`Days of need ${number}`}
            value={value.weekdays}
            onChange={(_event, chosen: Weekday[]) =>
              onChange({ ...value, weekdays: weekdays.filter((day) => chosen.includes(day)) })
            }
          >
            {weekdayOptions.map((day) => (
              <ToggleButton key={day.value} value={day.value}>
                {day.label.slice(0, 2)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <IconButton aria-label={`Remove need ${number}`} onClick={onRemove}>
            <Delete fontSize="small" />
          </IconButton>
        </Stack>
        {errorOf("weekdays") !== undefined && (
          <FormHelperText error>{errorOf("weekdays")}</FormHelperText>
        )}
        <Box sx={timeGrid}>
          <TimeRangeInput
            label="Times"
            value={value}
            onChange={(range) => onChange({ ...value, ...range })}
            error={errorOf("startsAt") ?? errorOf("endsAt")}
            isSmall
          />
          <RequiredNumberInput
            label="People"
            value={value.people}
            onChange={(people) => onChange({ ...value, people })}
            error={errorOf("people")}
            isSmall
          />
        </Box>
        <JobRolePicker
          value={value.jobRoleId}
          onChange={(jobRoleId) => onChange({ ...value, jobRoleId })}
          {...(jobRoleIds.length === 0 ? {} : { within: jobRoleIds })}
          allLabel="Any job role"
          error={errorOf("jobRoleId")}
        />
      </Stack>
    </Box>
  );
}

const timeGrid = {
  display: "grid",
  gridTemplateColumns: "2fr 1fr",
  gap: 1,
  alignItems: "start",
};
