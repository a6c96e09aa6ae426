import { z } from "zod/mini";
import Typography from "@mui/material/Typography";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { ShownBalance } from "@crewline/domain/records/time-off/time-off-balance";
import { adjustBalanceSchema } from "@crewline/domain/records/time-off/time-off-balance";
import type { TimeOffTypeId } from "@crewline/domain/records/time-off/time-off-type";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { OptionalHoursInput } from "../../inputs/duration-inputs.tsx";
import { browserZone } from "../../time/browser-zone.ts";
import { todayIn } from "../../time/use-today.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { firstTypeOf, useTimeOffTypes } from "./use-time-off-types.ts";

interface AdjustBalanceDialogProps {
  employee: Pick<Employee, "id" | "name">;
  balances: readonly ShownBalance[];
  onSaved: () => void;
  onClose: () => void;
}

interface BalanceDraft {
  typeId: TimeOffTypeId;
  direction: "add" | "subtract";
  seconds: number | null;
  day: string;
  reason: string;
}

const directions = [
  { value: "add", label: "Add" },
  { value: "subtract", label: "Subtract" },
] as const;

const inputSchema = z.omit(adjustBalanceSchema, { idempotencyKey: true });

/** Adds hours to a balance of an employee or subtracts them, with a reason. */
export function AdjustBalanceDialog(props: AdjustBalanceDialogProps) {
  const { employee, balances, onSaved, onClose } = props;
  const first = firstTypeOf(useTimeOffTypes());
  const suggested: BalanceDraft = {
    typeId: balances[0]?.typeId ?? first,
    direction: "add",
    seconds: null,
    day: todayIn(browserZone()),
    reason: "",
  };
  const form = useForm({
    suggested,
    schema: inputSchema,
    command: useCommand(trpc.calendar.adjustBalance.mutationOptions()),
    input: ({ direction: sign, seconds, ...rest }) => ({
      ...rest,
      employeeId: employee.id,
      seconds: (sign === "add" ? 1 : -1) * (seconds ?? Number.NaN),
    }),
    saved: "Balance adjusted.",
    onSaved: () => {
      onSaved();
      onClose();
    },
  });
  const { draft, change } = form;
  const balance = balances.find(({ typeId }) => typeId === draft.typeId);
  return (
    <EditDialog
      form={form}
      title={`Adjust a balance of ${employee.name}`}
      submitLabel="Adjust balance"
      onClose={onClose}
      maxWidth="xs"
    >
      <SelectInput
        label="Type"
        value={draft.typeId}
        onChange={(typeId) => change({ typeId })}
        options={balances.map(({ typeId, name }) => ({ value: typeId, label: name }))}
      />
      {balance !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {`Balance today: ${formatDuration(balance.balanceSeconds)} hours`}
        </Typography>
      )}
      <SelectInput
        label="Change"
        value={draft.direction}
        onChange={(chosen) => change({ direction: chosen })}
        options={directions}
      />
      <OptionalHoursInput
        label="Hours"
        value={draft.seconds}
        onChange={(seconds) => change({ seconds })}
        error={form.errorOf("seconds")}
        isRequired
      />
      <DayInput
        label="From"
        value={draft.day}
        onChange={(day) => change({ day })}
        error={form.errorOf("day")}
        isRequired
      />
      <TextInput
        label="Reason"
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        error={form.errorOf("reason")}
        help="The employee can read it."
        isRequired
      />
    </EditDialog>
  );
}
