import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Company } from "@crewline/domain/records/company/company";
import { saveJobRolesSchema } from "@crewline/domain/records/company/rule-change";
import type { JobRole } from "@crewline/domain/records/job-roles/job-role";
import { jobRoleIdsOf } from "@crewline/domain/rules/employees/filter-employees";
import { newJobRole } from "@crewline/domain/rules/job-roles/job-role-list";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useEmployees } from "../../../entities/employees/use-employees.ts";
import { ColourInput } from "../../../ui/inputs/colour-input.tsx";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { EditForm } from "../../../ui/forms/edit-form.tsx";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";
import type { EntryMarkProps } from "./entry-rows.tsx";
import { EntryRows } from "./entry-rows.tsx";

/** The job roles of the company: names, codes for files, and the colours of their shifts. */
export function JobRoleSettings() {
  return (
    <DataStates result={useCompany()} label="the job roles">
      {(company) => <JobRoleForm company={company} />}
    </DataStates>
  );
}

const inputSchema = saveJobRolesSchema.omit({ idempotencyKey: true });

function JobRoleForm({ company }: { company: Company }) {
  const form = useRecordForm({
    record: company,
    draftOf: ({ jobRoles }) => ({ jobRoles }),
    schema: inputSchema,
    command: useCommand(trpc.settings.saveJobRoles.mutationOptions()),
    input: ({ jobRoles }, expectedVersion) => ({ expectedVersion, jobRoles }),
    saved: "Saved.",
  });
  const employees = useEmployees();
  const { jobRoles } = form.draft;
  const mayRemove = ({ id }: JobRole) =>
    company.jobRoles.every((saved) => saved.id !== id) ||
    (employees.status === "ready" && !jobRoleIdsOf(employees.data).includes(id));

  const set = (roles: JobRole[]) => form.change({ jobRoles: roles });
  const add = () => set([...jobRoles, newJobRole("", crypto.randomUUID(), jobRoles.length)]);
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        What people do in a shift. A new name shows everywhere at once, past work included.
      </Typography>
      <EditForm form={form} actions={<Button onClick={add}>Add a job role</Button>}>
        <EntryRows
          entries={jobRoles}
          words={words}
          onChange={set}
          errorOf={(index, field) => form.errorOf(`jobRoles.${index}.${field}`)}
          mayRemove={mayRemove}
          Mark={RoleColour}
        />
      </EditForm>
    </Box>
  );
}

function RoleColour({ entry, name, onChange }: EntryMarkProps<JobRole>) {
  return (
    <ColourInput
      label={`Colour of ${name}`}
      value={entry.colour}
      onChange={(colour) => onChange({ ...entry, colour })}
    />
  );
}

const words = {
  name: "Job role",
  unnamed: "the new job role",
  empty: "There are no job roles yet.",
};
