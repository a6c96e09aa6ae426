import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { Role } from "@crewline/domain/kernel/access/role";
import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { inviteFormSchema } from "@crewline/domain/projections/users/invite-form";
import { queryClient } from "../../api/query-client.ts";
import type { RouterOutputs } from "../../api/trpc.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { queryResult } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { roleNames } from "./login-words.ts";

const begin: { companyId: CompanyId | ""; email: string; role: Role; reason: string } = {
  companyId: "",
  email: "",
  role: "admin",
  reason: "",
};
const roles = (Object.keys(roleNames) as Role[]).map((value) => ({
  value,
  label: roleNames[value],
}));

type Companies = RouterOutputs["companyOptions"]["list"];

/** Invites an employee of a company, once the companies are known. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(trpc.companyOptions.list.queryOptions());
  return (
    <DataStates result={queryResult<Companies>({ data, error, refetch })} label="the companies">
      {({ companies }) => <InviteForm companies={companies} onClose={onClose} />}
    </DataStates>
  );
}

const noCompany = { value: "", label: "Choose a company" } as const;

interface InviteFormProps extends Pick<Companies, "companies"> {
  onClose: () => void;
}

function InviteForm({ companies, onClose }: InviteFormProps) {
  const options = companies
    .filter(({ isDemo, standing }) => !isDemo && (standing?.eraseAt ?? null) === null)
    .map(({ companyId, name }) => ({ value: companyId, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const form = useForm({
    suggested: begin,
    schema: inviteFormSchema,
    command: useCommand(trpc.users.invite.mutationOptions()),
    input: (draft) => draft,
    saved: "The invitation is on its way.",
    onSaved: async () => {
      close();
      await queryClient.invalidateQueries(trpc.users.pathFilter());
    },
  });
  const close = () => {
    form.clear();
    onClose();
  };
  const { draft, change, errorOf } = form;
  return (
    <EditDialog
      form={form}
      title="Invite a person to a company"
      submitLabel="Invite"
      onClose={close}
      maxWidth="xs"
    >
      <Typography>
        For an employee whose address the company has entered. They get an e-mail with a link that
        works for 14 days. It is recorded with your reason in the company&apos;s audit.
      </Typography>
      <SelectInput
        label="Company"
        value={draft.companyId}
        onChange={(companyId) => change({ companyId })}
        options={[noCompany, ...options]}
        error={errorOf("companyId")}
        isRequired
      />
      <TextInput
        label="E-mail"
        type="email"
        value={draft.email}
        onChange={(email) => change({ email })}
        error={errorOf("email")}
        isRequired
      />
      <SelectInput
        label="Role"
        value={draft.role}
        onChange={(role) => change({ role })}
        options={roles}
        help={draft.role === "manager" ? "At the employee's locations, without wages." : undefined}
      />
      <TextInput
        label="Reason"
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        error={errorOf("reason")}
        help="For example: their only admin has left, asked in writing."
        rows={2}
        isRequired
      />
    </EditDialog>
  );
}
