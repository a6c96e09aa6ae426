import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { keptWords, unlistedRoles } from "@crewline/domain/rules/employees/job-role-use";
import type { JobRole } from "@crewline/domain/records/company/rule-change";
import { useLocale } from "../../../locale/use-locale.ts";
import { useEmployees } from "../../../entities/employees/use-employees.ts";

interface JobRolesInUseProps {
  saved: readonly JobRole[];
  draft: readonly JobRole[];
  onAdd: (names: readonly string[]) => void;
}

/** Job roles in use that are not on the list, and what stays when the list changes. */
export function JobRolesInUse({ saved, draft, onAdd }: JobRolesInUseProps) {
  const locale = useLocale();
  const employees = useEmployees();
  if (employees.status !== "ready") return null;
  const unlisted = unlistedRoles(employees.data, draft, saved);
  return (
    <>
      {keptWords(saved, draft, { employees: employees.data, locale }).map((sentence) => (
        <Alert key={sentence} severity="info" role="status">
          {sentence}
        </Alert>
      ))}
      {unlisted.length > 0 && (
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ alignItems: "center", flexWrap: "wrap" }}
        >
          <Typography>{`Also used by your people: ${unlisted.join(", ")}`}</Typography>
          <Button onClick={() => onAdd(unlisted)}>Add these</Button>
        </Stack>
      )}
    </>
  );
}
