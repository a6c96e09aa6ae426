import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { saveUserSchema } from "@crewline/domain/records/users/user";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { useOwnProfile } from "../../session/actor/use-own-profile.ts";
import { OwnContactPart } from "./mine/mine-parts.ts";
import { OwnSection } from "./mine/own-section.tsx";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { useCheckedForm } from "../../ui/forms/use-checked-form.ts";
import { useFocusFirstError } from "../../ui/forms/use-focus-first-error.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { useSubmitOnce } from "../../ui/dialogs/use-submit-once.ts";
import { useUnsaved } from "../../ui/unsaved/use-unsaved.ts";

const inputSchema = saveUserSchema.omit({ idempotencyKey: true });

/** The name by which colleagues see the signed-in person's acts, and the person's own record. */
export function MySettings() {
  const { employeeId } = useLogin();
  const own = useOwnProfile();
  const [typed, setTyped] = useState<string | null>(null);
  const form = useCheckedForm(inputSchema, useCommand(trpc.user.save.mutationOptions()));
  const formRef = useFocusFirstError(form.problem);
  const notify = useNotice();
  const displayName = typed ?? own.displayName;

  useUnsaved(() => displayName !== own.displayName);
  const handleSubmit = useSubmitOnce(async () => {
    if ((await form.submit({ displayName })) === null) return;
    await queryClient.invalidateQueries(trpc.user.userInfo.queryFilter());
    setTyped(null);
    notify("Saved.");
  });

  return (
    <Stack sx={{ gap: 4 }}>
      <OwnSection>
        <form noValidate onSubmit={handleSubmit} ref={formRef}>
          <Stack spacing={2}>
            <FormProblemAlert problem={form.problem} />
            <TextInput
              label="Your name"
              value={displayName}
              onChange={setTyped}
              error={form.errorOf("displayName")}
              help="Others see it next to your changes and approvals."
              autoComplete="name"
              isRequired
            />
            <Box sx={{ alignSelf: "end" }}>
              <Button
                type="submit"
                variant="contained"
                loading={form.isRunning}
                disabled={displayName === own.displayName}
              >
                Save
              </Button>
            </Box>
          </Stack>
        </form>
      </OwnSection>
      {employeeId !== null && <OwnContactPart employeeId={employeeId} />}
    </Stack>
  );
}
