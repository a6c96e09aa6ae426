import Typography from "@mui/material/Typography";
import { useState } from "react";
import { staffActSchema } from "@crewline/domain/records/users/staff-act";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { useCheckedForm } from "../../ui/forms/use-checked-form.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import type { LoginAct } from "./login-acts.ts";

const reasonForm = staffActSchema.pick({ reason: true });

/** Says what will happen and asks for the reason, which the audit log keeps. */
export function LoginActDialog({ act, onClose }: { act: LoginAct; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const notify = useNotice();
  const runner = {
    run: async (values: { reason: string }) => ((await act.run(values.reason)) ? values : null),
    isRunning: act.isRunning,
    problem: act.problem,
    clearProblem: act.clear,
  };
  const form = useCheckedForm(reasonForm, runner);

  const close = () => {
    form.clear();
    onClose();
  };

  const handleSubmit = async () => {
    if ((await form.submit({ reason })) === null) return;
    close();
    notify(act.done);
    await queryClient.invalidateQueries(trpc.users.pathFilter());
  };

  return (
    <FormDialog
      open
      title={act.title}
      submitLabel={act.confirmLabel}
      onSubmit={handleSubmit}
      isRunning={form.isRunning}
      problem={form.problem}
      onClose={close}
      maxWidth="xs"
    >
      <Typography>{act.text}</Typography>
      <TextInput
        label="Reason"
        value={reason}
        onChange={setReason}
        error={form.errorOf("reason")}
        help="For example: asked by phone, called back on the number we know."
        rows={2}
        isRequired
      />
    </FormDialog>
  );
}
