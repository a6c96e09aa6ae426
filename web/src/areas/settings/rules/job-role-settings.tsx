import Delete from "@mui/icons-material/DeleteOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Company } from "@crewline/domain/records/company/company";
import { withRoles } from "@crewline/domain/rules/employees/job-role-use";
import { saveJobRolesSchema } from "@crewline/domain/records/company/rule-change";
import type { JobRole } from "@crewline/domain/records/company/rule-change";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useCompany } from "../../../entities/company/use-company.ts";
import { EditForm } from "../../../ui/forms/edit-form.tsx";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";
import { ColourInput } from "../../../ui/inputs/colour-input.tsx";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { JobRolesInUse } from "./job-roles-in-use.tsx";

/** The job roles that the company offers, and the colours of their shifts. */
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
  const { jobRoles } = form.draft;
  const set = (roles: JobRole[]) => form.change({ jobRoles: roles });
  return (
    <Box sx={{ maxWidth: 560 }}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        What people do in a shift. These are offered where a job role is chosen; others can still be
        typed.
      </Typography>
      <EditForm
        form={form}
        actions={<Button onClick={() => set(withRoles(jobRoles, [""]))}>Add a job role</Button>}
      >
        {jobRoles.length === 0 && <Typography>There are no job roles yet.</Typography>}
        {jobRoles.map((role, index) => (
          <JobRoleRow
            // The roles may share a name while they are typed; their order is what they are.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            role={role}
            error={form.errorOf(`jobRoles.${index}.name`)}
            onChange={(changed) => set(jobRoles.map((one, at) => (at === index ? changed : one)))}
            onRemove={() => set(jobRoles.filter((_one, at) => at !== index))}
          />
        ))}
        <JobRolesInUse
          saved={company.jobRoles}
          draft={jobRoles}
          onAdd={(names) => set(withRoles(jobRoles, names))}
        />
      </EditForm>
    </Box>
  );
}

interface JobRoleRowProps {
  role: JobRole;
  error: string | undefined;
  onChange: (role: JobRole) => void;
  onRemove: () => void;
}

function JobRoleRow({ role, error, onChange, onRemove }: JobRoleRowProps) {
  const name = role.name === "" ? "the new job role" : role.name;
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
        error={error}
        isSmall
      />
      <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
        <Delete />
      </IconButton>
    </Stack>
  );
}
