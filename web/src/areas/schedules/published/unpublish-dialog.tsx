import Typography from "@mui/material/Typography";
import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { HOLD_SECONDS, unpublishWeekSchema } from "@crewline/domain/records/schedules/publication";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { changesByPerson } from "@crewline/domain/rules/schedules/changes-by-person";
import { publishEffect } from "@crewline/domain/rules/schedules/publishing/publish-effect";
import { withdrawalOf } from "@crewline/domain/rules/schedules/publishing/withdrawal";
import { stayingText, unpublishedText } from "@crewline/domain/words/schedules/publish-words";
import { z } from "zod/mini";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useRoleName } from "../../../entities/company/use-job-roles.ts";
import { employeeNames } from "../../../entities/employees/employee-names.ts";
import { fingerprintOf } from "../../../entities/schedules/publish/fingerprint.ts";
import { PersonChangesList } from "../../../entities/schedules/publish/person-changes-list.tsx";
import { PublishSummary } from "../../../entities/schedules/publish/publish-summary.tsx";
import { useLateChanges } from "../../../entities/schedules/publish/use-late-changes.ts";
import {
  PUBLISHING_TOPIC,
  useUndoPublish,
} from "../../../entities/schedules/publish/use-undo-publish.ts";
import { publishedShiftsSource } from "../../../live/shifts.ts";
import { useLive } from "../../../live/use-live.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { ReasonInput } from "../../../ui/forms/reason-input.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import type { Place } from "../frame/use-place.ts";

interface UnpublishDialogProps {
  place: Place;
  employees: readonly Employee[];
  onClose: () => void;
}

const inputSchema = z.omit(unpublishWeekSchema, { idempotencyKey: true, fingerprint: true });

const none: readonly PublishedShift[] = [];

/** Shows who loses which shift, asks why, and takes the week back to drafts. */
export function UnpublishDialog({ place, employees, onClose }: UnpublishDialogProps) {
  const locale = useLocale();
  const { location, weekStart } = place;
  const locationId = location.id;
  const notify = useNotice();
  const roleName = useRoleName();
  const now = useNow();
  const undo = useUndoPublish("The week is published as before. No one was told.");
  const published = useLive(publishedShiftsSource(useActor(), { weekStart, locationId }));
  const unpublish = useCommand(trpc.schedules.unpublish.mutationOptions(), {
    onDone: ({ removed, publicationId }) => {
      notify({
        text: `${unpublishedText(removed, locale)} People are told in ${HOLD_SECONDS} seconds.`,
        undo: () => void undo(publicationId),
        undoMs: HOLD_SECONDS * 1000,
        topic: PUBLISHING_TOPIC,
      });
    },
  });
  const seen = published.status === "ready" ? published.data : none;
  const { diff, staying } = withdrawalOf(seen, now);
  const people = changesByPerson(diff);
  const late = useLateChanges(diff);
  const form = useForm({
    suggested: { reason: "" },
    schema: inputSchema,
    command: {
      ...unpublish,
      run: async (input: z.infer<typeof inputSchema>) =>
        unpublish.run({ ...input, fingerprint: await fingerprintOf(publishEffect(diff)) }),
    },
    input: ({ reason }) => ({ locationId, weekStart, reason }),
    onSaved: onClose,
  });
  return (
    <EditDialog
      form={form}
      title={`Unpublish ${location.name}, week of ${formatLongDay(weekStart, locale)}`}
      isDangerous
      submitLabel="Unpublish"
      isBlocked={people.length === 0}
      onClose={onClose}
    >
      <DataStates result={published} label="what is published">
        {() => (
          <>
            <Typography>
              Staff no longer see these shifts, and requests about them end. They stay here as
              drafts.
            </Typography>
            {staying.length > 0 && <Typography>{stayingText(staying.length, locale)}</Typography>}
            <ReasonInput form={form} help="Sent to everyone who loses a shift." />
            {people.length > 0 && (
              <>
                <PublishSummary place={place} diff={diff} people={people} late={late} />
                <PersonChangesList
                  people={people}
                  nameOf={employeeNames(employees)}
                  roleName={roleName}
                />
              </>
            )}
          </>
        )}
      </DataStates>
    </EditDialog>
  );
}
