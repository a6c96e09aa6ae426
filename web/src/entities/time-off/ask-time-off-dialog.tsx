import { z } from "zod/mini";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { TimeOffSpan } from "@crewline/domain/records/time-off/time-off";
import { requestTimeOffSchema } from "@crewline/domain/records/time-off/time-off";
import { blackoutSentence } from "@crewline/domain/words/time-off/blackout-words";
import { timeOffSentence } from "@crewline/domain/words/time-off/time-off-sentence";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import { todayIn } from "../../time/use-today.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { BlackoutNote } from "./blackout-note.tsx";
import { BlackoutReason } from "./blackout-reason.tsx";
import { TimeOffEffect } from "./time-off-effect.tsx";
import { TimeOffFields } from "./time-off-fields.tsx";
import { firstTypeOf, useTimeOffTypes } from "./use-time-off-types.ts";
import type { TimeOffForm } from "./time-off-form.ts";
import { hoursOf, newTimeOffForm, spanOf } from "./time-off-form.ts";
import { useBlackouts } from "./use-blackouts.ts";
import { useDecidesFor } from "./use-decides-for.ts";

const inputSchema = z.omit(requestTimeOffSchema, { idempotencyKey: true });

interface AskTimeOffDialogProps {
  employee: Pick<Employee, "id" | "name">;
  /** The days with which the form begins; today where they are left out. */
  span?: TimeOffSpan;
  onClose: () => void;
}

/** Asks for the user's time off, or enters an employee's, which then needs no decision. */
export function AskTimeOffDialog({ employee, span, onClose }: AskTimeOffDialogProps) {
  const locale = useLocale();
  const isOwn = useActor().employeeId === employee.id;
  const types = useTimeOffTypes();
  const mayApprove = useDecidesFor()(employee.id);
  const form = useForm({
    suggested: {
      ...newTimeOffForm(firstTypeOf(types), span?.from ?? todayIn(browserZone()), span),
      isApproved: mayApprove,
      opensShifts: true,
      blackoutReason: "",
    },
    schema: inputSchema,
    command: useCommand(trpc.calendar.requestTimeOff.mutationOptions()),
    input: ({ isApproved, opensShifts, blackoutReason, ...asked }) => ({
      employeeId: employee.id,
      type: asked.type,
      note: asked.note,
      hours: hoursOf(asked),
      ...spanOf(asked),
      isApproved,
      ...(isApproved && { blackoutReason }),
      unassignsShifts: isApproved && opensShifts,
    }),
    saved: ({ isApproved, ...asked }) => {
      const asks = spanOf(asked);
      if (!isApproved) return timeOffSentence("asked", { span: asks }, locale);
      const told = { who: employee.name, span: asks };
      return timeOffSentence(isOwn ? "youAreOff" : "isOff", told, locale);
    },
    onSaved: onClose,
  });
  const { draft, change } = form;
  const { coming, met } = useBlackouts(employee.id, spanOf(draft));
  const refusal = met === null || draft.isApproved ? undefined : blackoutSentence(met, locale);
  const handleChange = (changes: Partial<TimeOffForm>) => {
    form.clear();
    change(changes);
  };

  const handleReason = (blackoutReason: string) => {
    form.clear();
    change({ blackoutReason });
  };

  return (
    <EditDialog
      form={form}
      title={isOwn ? "Ask for time off" : `Time off of ${employee.name}`}
      submitLabel={draft.isApproved ? "Save time off" : "Ask for time off"}
      onClose={onClose}
      maxWidth="xs"
      isBlocked={refusal !== undefined}
    >
      <BlackoutNote blackouts={coming} />
      <TimeOffFields
        employeeId={employee.id}
        form={draft}
        onChange={handleChange}
        errorOf={(field) =>
          field === "from" ? (refusal ?? form.errorOf(field)) : form.errorOf(field)
        }
      />
      {mayApprove && (
        <CheckInput
          label="Approve it at once"
          help="Otherwise it waits as a request."
          value={draft.isApproved}
          onChange={(isApproved) => change({ isApproved })}
        />
      )}
      <BlackoutReason
        blackout={draft.isApproved ? met : null}
        value={draft.blackoutReason}
        onChange={handleReason}
        isMissed={form.problem !== null}
      />
      {draft.isApproved && (
        <TimeOffEffect
          employeeId={employee.id}
          span={spanOf(draft)}
          opensShifts={draft.opensShifts}
          onOpensShifts={(opensShifts) => change({ opensShifts })}
        />
      )}
    </EditDialog>
  );
}
