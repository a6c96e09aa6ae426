import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { StaffingNeed } from "@crewline/domain/records/locations/staffing";
import { weekdays } from "@crewline/domain/kernel/time/local-date";
import { StaffingNeedFields } from "./staffing-need-fields.tsx";

interface StaffingInputProps {
  value: readonly StaffingNeed[];
  onChange: (needs: StaffingNeed[]) => void;
  errorOf: (field: string) => string | undefined;
  /** The job roles of the location; empty = all of the company. */
  jobRoleIds: readonly JobRoleId[];
}

const everyDay: StaffingNeed = {
  weekdays: [...weekdays],
  startsAt: "09:00",
  endsAt: "17:00",
  jobRoleId: null,
  people: 1,
};

/** The needs of a place: on which days, from when to when, how many people of which job role. */
export function StaffingInput({ value, onChange, errorOf, jobRoleIds }: StaffingInputProps) {
  return (
    <Stack spacing={2} component="section" aria-label="Minimum staffing">
      <div>
        <Typography variant="h3" component="h3">
          Minimum staffing
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Schedules warns when fewer people are planned.
        </Typography>
      </div>
      {value.map((need, index) => (
        <StaffingNeedFields
          // A need is described while it stands in the list, so nothing but its place names it.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          number={index + 1}
          value={need}
          jobRoleIds={jobRoleIds}
          onChange={(changed) =>
            onChange(value.map((other, place) => (place === index ? changed : other)))
          }
          onRemove={() => onChange(value.filter((_other, place) => place !== index))}
          errorOf={(field) => errorOf(`${index}.${field}`)}
        />
      ))}
      <Button
        color="inherit"
        sx={{ alignSelf: "flex-start" }}
        onClick={() => onChange([...value, value.at(-1) ?? everyDay])}
      >
        Add minimum staffing
      </Button>
    </Stack>
  );
}
