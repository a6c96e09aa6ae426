import { useState } from "react";
import { z } from "zod";
import { pinSchema } from "@crewline/domain/employees/pin";
import { FormDialog } from "../ui/form-dialog.tsx";
import type { FormProblem } from "../ui/form-problem.ts";
import { TextInput } from "../ui/text-input.tsx";
import { useCheckedForm } from "../ui/use-checked-form.ts";
import { useNotice } from "../ui/use-notice.ts";

interface PinDialogProps {
  title: string;
  command: {
    run: (pin: string) => Promise<object | null>;
    isRunning: boolean;
    problem: FormProblem | null;
    clearProblem: () => void;
  };
  onClose: () => void;
}

const formSchema = z
  .object({ pin: pinSchema, repeated: z.string() })
  .refine(({ pin, repeated }) => pin === repeated, {
    path: ["repeated"],
    error: "The two are not the same.",
  });

/** Asks for a new PIN, twice, as nobody sees it while it is typed. */
export function PinDialog({ title, command, onClose }: PinDialogProps) {
  const [pin, setPin] = useState("");
  const [repeated, setRepeated] = useState("");
  const notify = useNotice();
  const form = useCheckedForm(formSchema, {
    ...command,
    run: (values: z.infer<typeof formSchema>) => command.run(values.pin),
  });
  const handleSubmit = async () => {
    if ((await form.submit({ pin, repeated })) === null) return;
    notify("The PIN is set.");
    onClose();
  };
  return (
    <FormDialog
      open
      title={title}
      submitLabel="Set the PIN"
      onSubmit={handleSubmit}
      isRunning={form.isRunning}
      problem={form.problem}
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput
        label="New PIN"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={pin}
        onChange={setPin}
        error={form.errorOf("pin")}
        help="4 to 8 digits that nobody guesses: no year, no 1234."
        isRequired
        autoFocus
      />
      <TextInput
        label="New PIN again"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={repeated}
        onChange={setRepeated}
        error={form.errorOf("repeated")}
        isRequired
      />
    </FormDialog>
  );
}
