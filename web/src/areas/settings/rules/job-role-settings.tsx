import Archive from "@mui/icons-material/ArchiveOutlined";
import Delete from "@mui/icons-material/DeleteOutlined";
import Restore from "@mui/icons-material/UnarchiveOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Tooltip from "@mui/material/Tooltip";
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
import { TextInput } from "../../../ui/inputs/text-input.tsx";

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
  const rowOf = (role: JobRole) => {
    const index = jobRoles.indexOf(role);
    return (
      <JobRoleRow
        key={role.id}
        role={role}
        errorOf={(field) => form.errorOf(`jobRoles.${index}.${field}`)}
        onChange={(changed) => set(jobRoles.map((one) => (one === role ? changed : one)))}
        onRemove={mayRemove(role) ? () => set(jobRoles.filter((one) => one !== role)) : null}
      />
    );
  };
  const archived = jobRoles.filter(({ isArchived }) => isArchived);
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        What people do in a shift. A new name shows everywhere at once, past work included.
      </Typography>
      <EditForm form={form} actions={<Button onClick={add}>Add a job role</Button>}>
        {jobRoles.length === 0 && <Typography>There are no job roles yet.</Typography>}
        {jobRoles.filter(({ isArchived }) => !isArchived).map(rowOf)}
        {archived.length > 0 && (
          <Typography variant="h3" component="h3">
            Archived
          </Typography>
        )}
        {archived.map(rowOf)}
      </EditForm>
    </Box>
  );
}

interface JobRoleRowProps {
  role: JobRole;
  errorOf: (field: string) => string | undefined;
  onChange: (role: JobRole) => void;
  /** Null for a role that people have: it can only be archived. */
  onRemove: (() => void) | null;
}

function JobRoleRow({ role, errorOf, onChange, onRemove }: JobRoleRowProps) {
  const name = role.name === "" ? "the new job role" : role.name;
  const moving = role.isArchived ? `Restore ${name}` : `Archive ${name}`;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: "flex-start" }}>
      <ColourInput
        label={`Colour of ${name}`}
        value={role.colour}
        onChange={(colour) => onChange({ ...role, colour })}
      />
      <TextInput
        label="Job role"
        value={role.name}
        onChange={(typed) => onChange({ ...role, name: typed })}
        error={errorOf("name")}
        isSmall
      />
      <Box sx={{ width: { xs: 88, sm: 128 }, flexShrink: 0 }}>
        <TextInput
          label="Code"
          value={role.code}
          onChange={(code) => onChange({ ...role, code })}
          error={errorOf("code")}
          isSmall
        />
      </Box>
      <Tooltip title={moving}>
        <IconButton
          aria-label={moving}
          onClick={() => onChange({ ...role, isArchived: !role.isArchived })}
        >
          {role.isArchived ? <Restore /> : <Archive />}
        </IconButton>
      </Tooltip>
      {onRemove !== null && (
        <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
          <Delete />
        </IconButton>
      )}
    </Stack>
  );
}
