import Add from "@mui/icons-material/Add";
import Remove from "@mui/icons-material/Remove";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { DraftStaffing } from "@crewline/domain/rules/drafts/draft-staffing";

interface StaffingSteppersProps {
  label: string;
  staffing: readonly DraftStaffing[];
  onChange: (jobRole: string | null, people: number) => void;
}

/** How many people of each job role work at the same time; the preview follows. */
export function StaffingSteppers({ label, staffing, onChange }: StaffingSteppersProps) {
  return (
    <Box role="group" aria-label={`Staffing at ${label}`} sx={{ mb: 1 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        People at the same time
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3 }}>
        {staffing.map(({ jobRole, people, team }) => {
          const name = jobRole ?? "Without a job role";
          return (
            <Box key={name} sx={{ display: "flex", alignItems: "center" }}>
              <Typography sx={{ mr: 0.5 }}>{name}</Typography>
              <IconButton
                aria-label={`Fewer: ${name}`}
                disabled={people === 0}
                onClick={() => onChange(jobRole, people - 1)}
              >
                <Remove fontSize="small" />
              </IconButton>
              <Typography component="output" sx={{ minWidth: 20, textAlign: "center" }}>
                {people}
              </Typography>
              <IconButton
                aria-label={`More: ${name}`}
                disabled={people >= Math.max(team, 1)}
                onClick={() => onChange(jobRole, people + 1)}
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
