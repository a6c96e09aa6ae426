import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import Add from "@mui/icons-material/Add";
import Remove from "@mui/icons-material/Remove";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { DraftStaffing } from "@crewline/domain/rules/drafts/draft-staffing";

interface StaffingSteppersProps {
  label: string;
  staffing: readonly DraftStaffing[];
  onChange: (jobRoleId: JobRoleId | null, people: number) => void;
}

/** The number of people of each job role who work at the same time; the preview follows. */
export function StaffingSteppers({ label, staffing, onChange }: StaffingSteppersProps) {
  const roleName = useRoleName();
  return (
    <Box role="group" aria-label={`Staffing at ${label}`} sx={{ mb: 1 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        People at the same time
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3 }}>
        {staffing.map(({ jobRoleId, people, team }) => {
          const name = nameOrNone(jobRoleId, roleName) ?? "Without a job role";
          return (
            <Box key={name} sx={{ display: "flex", alignItems: "center" }}>
              <Typography sx={{ mr: 0.5 }}>{name}</Typography>
              <IconButton
                aria-label={`Fewer: ${name}`}
                disabled={people === 0}
                onClick={() => onChange(jobRoleId, people - 1)}
              >
                <Remove fontSize="small" />
              </IconButton>
              <Typography component="output" sx={{ minWidth: 20, textAlign: "center" }}>
                {people}
              </Typography>
              <IconButton
                aria-label={`More: ${name}`}
                disabled={people >= Math.max(team, 1)}
                onClick={() => onChange(jobRoleId, people + 1)}
              >
                <Add fontSize="small" />
              </IconButton>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
