import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useMay } from "../../../session/actor/use-may.ts";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
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
  const [name, setName] = useState("");
  const forget = useCommand(trpc.employees.pseudonymise.mutationOptions());
  const notify = useNotice();
  const { id: employeeId, version: expectedVersion } = employee;

  const [isWrong, setWrong] = useState(false);

  // The name comes before the password, so that a typing error costs no proof of identity.
  const handleSubmit = async () => {
    const differs = name.trim() !== employee.name;
    setWrong(differs);
    if (differs) return;
    if ((await forget.run({ employeeId, expectedVersion, name })) === null) return;
    notify("Personal data removed.");
    onClose();
  };

  return (
    <FormDialog
      open
      title={`Remove the personal data of ${employee.name}?`}
      submitLabel="Remove for good"
      onSubmit={handleSubmit}
      isRunning={forget.isRunning}
      problem={forget.problem}
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
        value={name}
        onChange={setName}
        error={isWrong ? `Type ${employee.name} exactly.` : undefined}
        help={`Type ${employee.name} to confirm.`}
        isRequired
      />
    </FormDialog>
  );
}
