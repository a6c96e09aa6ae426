import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { LocationId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import type { WorkChoice } from "./use-work-choice.ts";

/** The chosen work, as a form holds it; empty for none. */
export interface WorkDraft {
  locationId: LocationId | "";
  jobRoleId: JobRoleId | "";
  shiftId: ShiftId | "";
}

interface WorkFieldsProps {
  choice: WorkChoice;
  value: WorkDraft;
  onChange: (change: Partial<WorkDraft>) => void;
  errorOf: (field: string) => string | undefined;
}

/** The fields of what was worked: location, job role and shift. */
export function WorkFields({ choice, value, onChange, errorOf }: WorkFieldsProps) {
  return (
    <>
      <SelectInput
        label="Location"
        value={value.locationId}
        onChange={(locationId) => onChange({ locationId })}
        error={errorOf("locationId")}
        options={choice.locations}
      />
      <SelectInput
        label="Job role"
        value={value.jobRoleId}
        onChange={(jobRoleId) => onChange({ jobRoleId })}
        error={errorOf("jobRoleId")}
        options={choice.jobRoles}
      />
      <SelectInput
        label="Shift"
        value={value.shiftId}
        onChange={(shiftId) => onChange({ shiftId })}
        error={errorOf("shiftId")}
        options={choice.shifts}
      />
    </>
  );
}
