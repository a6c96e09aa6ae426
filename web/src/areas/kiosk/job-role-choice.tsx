import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { Greeting } from "./desk/kiosk-desk.ts";

interface JobRoleChoiceProps {
  jobRoles: Greeting["jobRoles"];
  chosen: JobRoleId | null;
  onChoose: (jobRoleId: JobRoleId) => void;
}

/** The job role of the punch, where there is more than one to choose from. */
export function JobRoleChoice({ jobRoles, chosen, onChoose }: JobRoleChoiceProps) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Job role"
      value={chosen}
      onChange={(_event, next: JobRoleId | null) => next !== null && onChoose(next)}
      sx={{ flexWrap: "wrap", justifyContent: "center" }}
    >
      {jobRoles.map(({ id, name }) => (
        <ToggleButton key={id} value={id} sx={{ px: 3, py: 1.5, textTransform: "none" }}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
