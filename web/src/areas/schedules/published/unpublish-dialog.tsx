import Typography from "@mui/material/Typography";
import { useState } from "react";
import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { HOLD_SECONDS } from "@crewline/domain/records/schedules/publication";
import { MOST_REASON_LETTERS } from "@crewline/domain/records/schedules/shift-override";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { changesByPerson } from "@crewline/domain/rules/schedules/changes-by-person";
import { publishEffect } from "@crewline/domain/rules/schedules/publishing/publish-effect";
import { withdrawalOf } from "@crewline/domain/rules/schedules/publishing/withdrawal";
import { stayingText, unpublishedText } from "@crewline/domain/words/schedules/publish-words";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useRoleName } from "../../../entities/company/use-job-roles.ts";
import { employeeNames } from "../../../entities/employees/employee-names.ts";
import { fingerprintOf } from "../../../entities/schedules/publish/fingerprint.ts";
import { PersonChangesList } from "../../../entities/schedules/publish/person-changes-list.tsx";
import { PublishSummary } from "../../../entities/schedules/publish/publish-summary.tsx";
import { useNoticeReason } from "../../../entities/schedules/publish/use-notice-reason.ts";
import {
  PUBLISHING_TOPIC,
  useUndoPublish,
} from "../../../entities/schedules/publish/use-undo-publish.ts";
import { reasonProblem } from "../../../entities/schedules/reason-problem.ts";
import { publishedShiftsSource } from "../../../live/shifts.ts";
import { useLive } from "../../../live/use-live.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import type { Place } from "../frame/use-place.ts";

interface UnpublishDialogProps {
  place: Place;
  employees: readonly Employee[];
  onClose: () => void;
}

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
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const published = useLive(publishedShiftsSource(useActor(), { weekStart, locationId }));
  const unpublish = useCommand(trpc.schedules.unpublish.mutationOptions(), {
    onDone: ({ removed, publicationId }) => {
      notify({
        text: `${unpublishedText(removed, locale)} People are told in ${HOLD_SECONDS} seconds.`,
        undo: () => void undo(publicationId),
        undoMs: HOLD_SECONDS * 1000,
        topic: PUBLISHING_TOPIC,
      });
      onClose();
    },
  });
  const seen = published.status === "ready" ? published.data : none;
  const { diff, staying } = withdrawalOf(seen, now);
  const people = changesByPerson(diff);
  const { late } = useNoticeReason(diff);
  const problem = reasonProblem(reason, locale);
  const send = async () => {
    setTried(true);
    if (problem !== undefined) return;
    const fingerprint = await fingerprintOf(publishEffect(diff));
    await unpublish.run({ locationId, weekStart, reason, fingerprint });
  };
  return (
    <FormDialog
      open
      title={`Unpublish ${location.name}, week of ${formatLongDay(weekStart, locale)}`}
      submitLabel="Unpublish"
      onSubmit={send}
      isRunning={unpublish.isRunning}
      isBlocked={people.length === 0}
      problem={unpublish.problem}
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
            <TextInput
              label="Reason"
              value={reason}
              onChange={setReason}
              error={isTried ? problem : undefined}
              rows={2}
              maxLength={MOST_REASON_LETTERS}
              help="Sent to everyone who loses a shift."
              isRequired
            />
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
    </FormDialog>
  );
}
