import { z } from "zod/mini";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { DayEvent } from "@crewline/domain/records/day-events/day-event";
import {
  addDayEventSchema,
  saveDayEventSchema,
} from "@crewline/domain/records/day-events/day-event";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { useRecordForm } from "../../ui/forms/use-record-form.ts";
import type { ChosenDays } from "./chosen-days.ts";
import { EventFields } from "./event-fields.tsx";
import { eventFormOf, eventOfForm, newEventForm } from "./event-form.ts";

interface AddEventDialogProps {
  days: Pick<ChosenDays, "from" | "until" | "times">;
  /** The place with which the form begins; "" for the whole company. */
  locationId: LocationId | "";
  onClose: () => void;
}

/** Adds an event or note to days of a location, or for admins of the whole company. */
export function AddEventDialog({ days, locationId, onClose }: AddEventDialogProps) {
  const form = useForm({
    suggested: newEventForm(days, locationId),
    schema: z.omit(addDayEventSchema, { idempotencyKey: true }),
    command: useCommand(trpc.calendar.addEvent.mutationOptions()),
    input: (draft) => ({ event: eventOfForm(draft) }),
    fieldsAt: "event",
    saved: "Event added.",
    onSaved: onClose,
  });
  return (
    <EditDialog
      form={form}
      title="Add event"
      submitLabel="Add event"
      onClose={onClose}
      maxWidth="xs"
    >
      <EventFields form={form.draft} onChange={form.change} errorOf={form.errorOf} />
    </EditDialog>
  );
}

interface EditEventDialogProps {
  event: DayEvent;
  onClose: () => void;
}

export function EditEventDialog({ event, onClose }: EditEventDialogProps) {
  const form = useRecordForm({
    record: event,
    draftOf: eventFormOf,
    schema: z.omit(saveDayEventSchema, { idempotencyKey: true }),
    command: useCommand(trpc.calendar.saveEvent.mutationOptions()),
    input: (draft, expectedVersion) => ({
      dayEventId: event.id,
      expectedVersion,
      event: eventOfForm(draft),
    }),
    fieldsAt: "event",
    saved: "Event saved.",
    onSaved: onClose,
  });
  return (
    <EditDialog form={form} title="Edit event" submitLabel="Save" onClose={onClose} maxWidth="xs">
      <EventFields form={form.draft} onChange={form.change} errorOf={form.errorOf} />
    </EditDialog>
  );
}
