import { z } from "zod/mini";
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
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";
import type { EntryMarkProps } from "./entry-rows.tsx";
import { EntryListForm } from "./entry-list-form.tsx";

/** The job roles of the company: names, codes for files, and the colours of their shifts. */
export function JobRoleSettings() {
  return (
    <DataStates result={useCompany()} label="the job roles">
      {(company) => <JobRoleForm company={company} />}
    </DataStates>
  );
}

const inputSchema = z.omit(saveJobRolesSchema, { idempotencyKey: true });

function JobRoleForm({ company }: { company: Company }) {
  const form = useRecordForm({
    record: company,
    isPart: true,
    draftOf: ({ jobRoles }) => ({ jobRoles }),
    schema: inputSchema,
    command: useCommand(trpc.settings.saveJobRoles.mutationOptions()),
    input: ({ jobRoles }, expectedVersion) => ({ expectedVersion, jobRoles }),
    saved: "Saved.",
  });
  const employees = useEmployees();
  const held = employees.status === "ready" ? jobRoleIdsOf(employees.data) : null;
  return (
    <EntryListForm
      form={form}
      field="jobRoles"
      saved={company.jobRoles}
      about="What people do in a shift. A new name shows everywhere at once, past work included."
      words={words}
      newEntry={(id, index) => newJobRole("", id, index)}
      isUsed={({ id }) => held === null || held.includes(id)}
      Mark={RoleColour}
    />
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
  add: "Add a job role",
};
