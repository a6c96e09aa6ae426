import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { Role } from "@crewline/domain/kernel/access/role";
import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { inviteFormSchema } from "@crewline/domain/projections/users/invite-form";
import { isReadOnly } from "@crewline/domain/rules/company/standing-after";
import { queryClient } from "../../api/query-client.ts";
import type { RouterOutputs } from "../../api/trpc.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { ReasonInput } from "../../ui/forms/reason-input.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { queryResult } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { roleNames } from "./login-words.ts";

type Companies = RouterOutputs["companyOptions"]["list"];

const blank: { companyId: CompanyId | ""; email: string; role: Role; reason: string } = {
  companyId: "",
  email: "",
  role: "admin",
  reason: "",
};

/** Asks which employee of which company gets a login, in which role and why. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(trpc.companyOptions.list.queryOptions());
  const form = useForm({
    suggested: blank,
    schema: inviteFormSchema,
    command: useCommand(trpc.users.invite.mutationOptions()),
    input: (draft) => draft,
    saved: "The invitation is on its way.",
    onSaved: async () => {
      onClose();
      await queryClient.invalidateQueries(trpc.users.pathFilter());
    },
  });
  const { draft, change, errorOf } = form;
  return (
    <EditDialog
      form={form}
      title="Invite a person to a company"
      submitLabel="Invite"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        For an employee whose address the company has entered. They get an e-mail with a link that
        works for 14 days. It is recorded with your reason in the company&apos;s audit.
      </Typography>
      <DataStates
        result={queryResult<Companies>({ data, error, refetch })}
        label="the companies"
        skeleton={<Skeleton variant="rounded" height={56} />}
      >
        {({ companies }) => (
          <SelectInput
            label="Company"
            value={draft.companyId}
            onChange={(companyId) => change({ companyId })}
            options={[noCompany, ...companyOptions(companies)]}
            error={errorOf("companyId")}
            isRequired
          />
        )}
      </DataStates>
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
      <ReasonInput
        form={form}
        rows={2}
        help="For example: their only admin has left, asked in writing."
        isOneOfSeveral
      />
    </EditDialog>
  );
}

const roles = (Object.keys(roleNames) as Role[]).map((value) => ({
  value,
  label: roleNames[value],
}));
const noCompany = { value: "", label: "Choose a company" } as const;

/** The companies in which people can be invited, by name. */
function companyOptions(companies: Companies["companies"]) {
  return companies
    .filter(({ isDemo, standing }) => !isDemo && !isReadOnly(standing))
    .map(({ companyId, name }) => ({ value: companyId, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}
