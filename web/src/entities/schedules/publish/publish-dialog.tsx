import Alert from "@mui/material/Alert";
import { useState } from "react";
import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { PublishFilter } from "@crewline/domain/records/schedules/publication";
import {
  HOLD_SECONDS,
  MOST_MESSAGE_CHARACTERS,
  wholeWeek,
} from "@crewline/domain/records/schedules/publication";
import { MOST_REASON_LETTERS } from "@crewline/domain/records/schedules/shift-override";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import { publishEffect } from "@crewline/domain/rules/schedules/publishing/publish-effect";
import {
  doesSomething,
  publishPlan,
} from "@crewline/domain/rules/schedules/publishing/publish-plan";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { publishedShiftsSource } from "../../../live/shifts.ts";
import { useLive } from "../../../live/use-live.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { useRoleName } from "../../company/use-job-roles.ts";
import { employeeNames } from "../../employees/employee-names.ts";
import { AskedByField } from "./asked-by-field.tsx";
import { BlockedShifts } from "./blocked-shifts.tsx";
import { fingerprintOf } from "./fingerprint.ts";
import { PublishChanges } from "./publish-changes.tsx";
import { PublishFilterFields } from "./publish-filter-fields.tsx";
import type { PublishedPlace } from "./publish-place.ts";
import { useBlockedShifts } from "./use-blocked-shifts.ts";
import { usePublishReason } from "./use-publish-reason.ts";
import { PUBLISHING_TOPIC, useUndoPublish } from "./use-undo-publish.ts";

interface PublishDialogProps {
  place: PublishedPlace;
  shifts: readonly Shift[];
  employees: readonly Employee[];
  onClose: () => void;
}

const none: readonly PublishedShift[] = [];

/**
 * Shows who gets which change, then publishes all of them or some. What is sent names the changes
 * on the screen: the server publishes no others.
 */
export function PublishDialog({ place, shifts, employees, onClose }: PublishDialogProps) {
  const locale = useLocale();
  const { location, weekStart } = place;
  const locationId = location.id;
  const notify = useNotice();
  const roleName = useRoleName();
  const nameOf = employeeNames(employees);
  const undoPublish = useUndoPublish("Publishing undone. No one was told.");
  const [isPart, setPart] = useState(false);
  const [chosen, setChosen] = useState<PublishFilter>(wholeWeek);
  const [message, setMessage] = useState("");
  const published = useLive(publishedShiftsSource(useActor(), { weekStart, locationId }));
  const publish = useCommand(trpc.schedules.publish.mutationOptions(), {
    onDone: ({ added, changed, removed, publicationId }) => {
      const counts = `Published: ${added} added, ${changed} changed, ${removed} removed.`;
      notify({
        text: `${counts} People are told in ${HOLD_SECONDS} seconds.`,
        undo: () => void undoPublish(publicationId),
        undoMs: HOLD_SECONDS * 1000,
        topic: PUBLISHING_TOPIC,
      });
      onClose();
    },
  });
  const seen = published.status === "ready" ? published.data : none;
  const filter = isPart ? chosen : wholeWeek;
  const plan = publishPlan(shifts, seen, filter);
  const blocks = useBlockedShifts(place, { shifts, seen, diff: plan.diff });
  const isReady = published.status === "ready" && doesSomething(plan);
  const { problem } = publish;
  const why = usePublishReason({ place, shifts, diff: plan.diff, problem });
  const send = async () => {
    const given = why.send();
    if (given === null) return;
    const fingerprint = await fingerprintOf(publishEffect(plan.diff));
    await publish.run({ locationId, weekStart, filter, message, fingerprint, ...given });
  };
  return (
    <FormDialog
      open
      title={`Publish ${location.name}, week of ${formatLongDay(weekStart, locale)}`}
      submitLabel="Publish"
      onSubmit={send}
      isRunning={publish.isRunning}
      isBlocked={!isReady || blocks.length > 0}
      problem={problem}
      onClose={onClose}
    >
      <DataStates result={published} label="what is published">
        {() => (
          <>
            <BlockedShifts blocks={blocks} place={place} nameOf={nameOf} onOpen={onClose} />
            <PublishChanges
              place={place}
              plan={plan}
              employees={employees}
              roleName={roleName}
              late={why.late}
              over={why.over}
            />
            <CheckInput
              label="Publish only some changes"
              value={isPart}
              onChange={setPart}
              help="The rest stays a draft."
            />
            {isPart && (
              <PublishFilterFields
                diff={publishPlan(shifts, seen, wholeWeek).diff}
                filter={chosen}
                onChange={setChosen}
                nameOf={nameOf}
                roleName={roleName}
              />
            )}
            {isPart && !isReady && (
              <Alert severity="info">No change fits this choice. Choose more.</Alert>
            )}
            {why.label !== null && (
              <TextInput
                label={why.label}
                value={why.reason}
                onChange={why.change}
                error={why.error}
                rows={2}
                maxLength={MOST_REASON_LETTERS}
                help="Kept in Audits with the publication. Not sent to staff."
                isRequired
              />
            )}
            <AskedByField
              granted={why.granted}
              askedBy={why.askedBy}
              onChange={why.changeAskedBy}
              nameOf={nameOf}
            />
            <TextInput
              label="Message (optional)"
              value={message}
              onChange={setMessage}
              rows={2}
              maxLength={MOST_MESSAGE_CHARACTERS}
              help="Sent to everyone whose shifts change."
            />
          </>
        )}
      </DataStates>
    </FormDialog>
  );
}
