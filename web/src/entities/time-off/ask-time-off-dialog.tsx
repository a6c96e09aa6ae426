import { useState } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { requestTimeOffSchema } from "@crewline/domain/records/time-off/time-off";
import { timeOffWhen } from "@crewline/domain/rules/violations/time-off-words";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { useCheckedForm } from "../../ui/forms/use-checked-form.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { todayIn } from "../../time/use-today.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { TimeOffEffect } from "./time-off-effect.tsx";
import { TimeOffFields } from "./time-off-fields.tsx";
import type { TimeOffForm } from "./time-off-form.ts";
import { newTimeOffForm, spanOf } from "./time-off-form.ts";
import { useDecidesFor } from "./use-decides-for.ts";

const inputSchema = requestTimeOffSchema.omit({ idempotencyKey: true });

interface AskTimeOffDialogProps {
  employee: Pick<Employee, "id" | "name">;
  onClose: () => void;
}

/** Asks for the user's time off, or enters an employee's, which then needs no decision. */
export function AskTimeOffDialog({ employee, onClose }: AskTimeOffDialogProps) {
  const isOwn = useActor().employeeId === employee.id;
  const mayApprove = useDecidesFor()(employee.id);
  const [form, setForm] = useState(() => newTimeOffForm(todayIn(browserZone())));
  const [wantsApproval, setApproved] = useState(true);
  const isApproved = mayApprove && wantsApproval;
  const [opensShifts, setOpensShifts] = useState(true);
  const request = useCheckedForm(
    inputSchema,
    useCommand(trpc.calendar.requestTimeOff.mutationOptions()),
  );
  const notify = useNotice();
  const span = spanOf(form);
  const handleChange = (change: Partial<TimeOffForm>) => {
    request.clear();
    setForm((before) => ({ ...before, ...change }));
  };

  const handleSubmit = async () => {
    const { type, note } = form;
    const choice = { isApproved, unassignsShifts: isApproved && opensShifts };
    const input = { employeeId: employee.id, type, note, ...span, ...choice };
    if ((await request.submit(input)) === null) return;
    const when = timeOffWhen(span);
    notify(
      isApproved
        ? `${isOwn ? "You have" : `${employee.name} has`} time off ${when}.`
        : `Asked for time off ${when}. Your manager decides.`,
    );
    onClose();
  };

  return (
    <FormDialog
      open
      title={isOwn ? "Ask for time off" : `Time off of ${employee.name}`}
      submitLabel={isApproved ? "Save time off" : "Ask for time off"}
      onSubmit={handleSubmit}
      isRunning={request.isRunning}
      problem={request.problem}
      onClose={onClose}
      maxWidth="xs"
    >
      <TimeOffFields form={form} onChange={handleChange} errorOf={request.errorOf} />
      {mayApprove && (
        <CheckInput
          label="Approve it at once"
          help="Otherwise it waits as a request."
          value={isApproved}
          onChange={setApproved}
        />
      )}
      {isApproved && (
        <TimeOffEffect
          employeeId={employee.id}
          span={span}
          opensShifts={opensShifts}
          onOpensShifts={setOpensShifts}
        />
      )}
    </FormDialog>
  );
}
