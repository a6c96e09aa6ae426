import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import Box from "@mui/material/Box";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import type { KioskFace } from "./desk/kiosk-store.ts";

interface UnknownRoleChoiceProps {
  jobRoles: KioskFace["jobRoles"];
  chosen: JobRoleId | null;
  onChoose: (jobRoleId: JobRoleId | null) => void;
}

/** The value of the option without a choice. */
const AS_PLANNED = "";

/**
 * The job role of a clock-in without a connection: among all of the company, because the tablet
 * does not know the person.
 */
export function UnknownRoleChoice({ jobRoles, chosen, onChoose }: UnknownRoleChoiceProps) {
  if (jobRoles.length < 2) return null;
  const options = [
    { value: AS_PLANNED, label: "As planned, or my usual one" },
    ...jobRoles.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Box sx={{ width: "100%", maxWidth: 400, textAlign: "start" }}>
      <SelectInput<string>
        label="Job role, if you clock in"
        value={chosen ?? AS_PLANNED}
        options={options}
        onChange={(value) => onChoose(jobRoles.find(({ id }) => id === value)?.id ?? null)}
      />
    </Box>
  );
}
