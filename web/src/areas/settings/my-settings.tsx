import { z } from "zod/mini";
import Stack from "@mui/material/Stack";
import { saveUserSchema } from "@crewline/domain/records/users/user";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { useOwnProfile } from "../../session/actor/use-own-profile.ts";
import { OwnContactPart } from "./mine/mine-parts.ts";
import { OwnSection } from "./mine/own-section.tsx";
import { EditForm } from "../../ui/forms/edit-form.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { KeptActs } from "../../session/actor/kept-acts.tsx";

const inputSchema = z.omit(saveUserSchema, { idempotencyKey: true });

/** The name by which colleagues see the signed-in person's acts, and the person's own record. */
export function MySettings() {
  const { employeeId } = useLogin();
  const own = useOwnProfile();
  const form = useForm({
    suggested: { displayName: own.displayName },
    schema: inputSchema,
    command: useCommand(trpc.user.save.mutationOptions()),
    input: (draft) => draft,
    saved: "Saved.",
    onSaved: () => queryClient.invalidateQueries(trpc.user.userInfo.queryFilter()),
    beginsAgain: true,
  });

  return (
    <Stack sx={{ gap: 4 }}>
      <OwnSection>
        <KeptActs>
          <EditForm form={form}>
            <TextInput
              label="Your name"
              value={form.draft.displayName}
              onChange={(displayName) => form.change({ displayName })}
              error={form.errorOf("displayName")}
              help="Others see it next to your changes and approvals."
              autoComplete="name"
              isRequired
            />
          </EditForm>
        </KeptActs>
      </OwnSection>
      {employeeId !== null && <OwnContactPart employeeId={employeeId} />}
    </Stack>
  );
}
