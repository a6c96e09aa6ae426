import { z } from "zod/mini";
import { useNavigate } from "react-router-dom";
import type { Company } from "@crewline/domain/records/company/company";
import { saveOwnProfileSchema } from "@crewline/domain/records/users/user";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { employeeProfileSource } from "../../live/employees.ts";
import { useLive } from "../../live/use-live.ts";
import { usePhones } from "../../entities/company/use-phones.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { useOwnProfile } from "../../session/actor/use-own-profile.ts";
import { useForm } from "../../ui/forms/use-form.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { allResults } from "../../ui/loading/load-result.ts";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { SkipButton } from "./skip-button.tsx";
import { StepForm } from "./step-form.tsx";

const inputSchema = z.omit(saveOwnProfileSchema, { idempotencyKey: true });

/** Name and phone of a person who joined an existing company. */
export function ProfileForm({ company }: { company: Company }) {
  const { employeeId } = useLogin();
  const actor = useActor();
  const source = employeeId === null ? null : employeeProfileSource(actor, employeeId);
  const record = allResults({ profile: useLive(source), phones: usePhones() });
  if (source === null) return <ProfileFields company={company} knownPhone="" />;
  return (
    <DataStates result={record} label="your record">
      {({ profile, phones }) => (
        <ProfileFields company={company} knownPhone={phones.format(profile?.phone ?? "")} />
      )}
    </DataStates>
  );
}

interface ProfileFieldsProps {
  company: Company;
  /** The phone in the employee's record. */
  knownPhone: string;
}

function ProfileFields({ company, knownPhone }: ProfileFieldsProps) {
  const login = useLogin();
  const own = useOwnProfile();
  const navigate = useNavigate();
  const form = useForm({
    suggested: { displayName: own.displayName, phone: knownPhone },
    schema: inputSchema,
    command: useCommand(trpc.onBoard.saveProfile.mutationOptions()),
    input: ({ displayName, phone }) => ({
      displayName,
      phone: phone.trim() === "" ? null : phone,
    }),
    onSaved: async () => {
      await queryClient.invalidateQueries(trpc.user.userInfo.queryFilter());
      await navigate("/");
    },
  });
  const { draft, change } = form;

  return (
    <StepForm
      title={`Welcome to ${company.name}`}
      text={`${login.email} belongs to ${company.name}. Confirm your name and phone.`}
      submitLabel="Save and continue"
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      isRunning={form.isRunning}
      problem={form.problem}
      other={<SkipButton onSkip={async () => navigate("/")} isRunning={form.isRunning} />}
    >
      <TextInput
        label="Your name"
        value={draft.displayName}
        onChange={(displayName) => change({ displayName })}
        error={form.errorOf("displayName")}
        autoComplete="name"
        isRequired
      />
      {login.employeeId !== null && (
        <TextInput
          label="Phone"
          type="tel"
          inputMode="tel"
          value={draft.phone}
          onChange={(phone) => change({ phone })}
          error={form.errorOf("phone")}
          autoComplete="tel"
          help="Your managers see it; colleagues do not."
        />
      )}
    </StepForm>
  );
}
