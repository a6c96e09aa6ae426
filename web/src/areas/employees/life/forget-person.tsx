import { z } from "zod/mini";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { pseudonymiseSchema } from "@crewline/domain/rules/employees/employee-inputs";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useMay } from "../../../session/actor/use-may.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import type { LifeDialogProps } from "./end-employment-dialog.tsx";

/** For admins, the way to forget a person who has left and asks for it. */
export function ForgetPerson({ employee }: { employee: Employee }) {
  const [isOpen, setOpen] = useState(false);
  const mayForget = useMay("employees", "giveAccess");
  if (!mayForget || employee.status !== "terminated") return null;
  return (
    <div>
      <Button size="small" variant="outlined" color="error" onClick={() => setOpen(true)}>
        Remove personal data
      </Button>
      {isOpen && <ForgetDialog employee={employee} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ForgetDialog({ employee, onClose }: LifeDialogProps) {
  const { id: employeeId, version: expectedVersion } = employee;
  const form = useForm({
    suggested: { name: "" },
    // The name comes before the password, so that a typing error costs no proof of identity.
    schema: forgetFormOf(employee),
    command: useCommand(trpc.employees.pseudonymise.mutationOptions()),
    input: ({ name }) => ({ employeeId, expectedVersion, name }),
    saved: "Personal data removed.",
    onSaved: onClose,
  });

  return (
    <EditDialog
      form={form}
      title={`Remove the personal data of ${employee.name}?`}
      isDangerous
      submitLabel="Remove for good"
      onClose={onClose}
    >
      <Alert severity="warning">This can't be undone, even by support.</Alert>
      <Typography>
        Name, e-mail, phone, date of birth, emergency contact, notes, skills, PIN and login
        addresses are removed. The record becomes “Former employee” and can't be rehired.
      </Typography>
      <Typography>
        Hours, pay and payroll ID stay as proof of payroll. Payroll files of closed periods and the
        time entry audits keep the name they were made with.
      </Typography>
      <TextInput
        label="Employee name"
        value={form.draft.name}
        onChange={(name) => form.change({ name })}
        error={form.errorOf("name")}
        help={`Type ${employee.name} to confirm.`}
        isRequired
      />
    </EditDialog>
  );
}

/** The input, with the name exactly as it is in the record. */
function forgetFormOf({ name: known }: Employee) {
  return z
    .omit(pseudonymiseSchema, { idempotencyKey: true })
    .check(
      z.refine(({ name }) => name === known, { path: ["name"], error: `Type ${known} exactly.` }),
    );
}
