import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { correctEntryFormIn } from "@crewline/domain/projections/time-entries/entry-forms";
import { wallTimesOfSpan } from "@crewline/domain/rules/time-entries/wall-times-of-span";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import type { EditDialogProps } from "./edit-sources.ts";
import { SpanFields } from "./span-fields.tsx";
import { useWorkChoice } from "./use-work-choice.ts";
import { idOrNull, workDraftOf } from "./work-draft.ts";
import { WorkFields } from "./work-fields.tsx";

/** Corrects the payable time of an entry with a reason; the punches stay as they were made. */
export function CorrectEntryDialog({ entry, employeeName, sources, onClose }: EditDialogProps) {
  const locale = useLocale();
  const { id: entryId, note } = entry;
  const zoneOf = (locationId: LocationId | "") =>
    sources.locations.find(({ id }) => id === locationId)?.timeZone ?? entry.timeZone;
  const form = useRecordForm({
    record: entry,
    draftOf,
    schema: correctEntryFormIn({ original: entry.payable, locale }),
    command: useCommand(trpc.timeEntries.correct.mutationOptions()),
    input: ({ payable, reason, ...work }, expectedVersion) => ({
      entryId,
      expectedVersion,
      locationId: work.locationId,
      jobRoleId: idOrNull(work.jobRoleId),
      shiftId: idOrNull(work.shiftId),
      payable: { ...payable, timeZone: zoneOf(work.locationId) },
      note,
      reason,
    }),
    saved: "Corrected. The change is in the audit trail.",
    onSaved: onClose,
  });
  const { draft } = form;
  const { employeeId } = entry;
  const choice = useWorkChoice(sources, { ...draft, employeeId, day: draft.payable.day });
  return (
    <EditDialog
      form={form}
      conflictWords={conflictWords(entry, locale)}
      title={`Correct ${employeeName}'s time`}
      submitLabel="Save correction"
      onClose={onClose}
    >
      {entry.proposedEndsAt !== null && (
        <Alert severity="info">
          There was no clock-out. The end below is a proposal; it is paid only once you save it.
        </Alert>
      )}
      <SpanFields
        value={form.draft.payable}
        onChange={(payable) => form.change({ payable })}
        errorOf={(field) => form.errorOf(`payable.${field}`)}
        timeZone={zoneOf(draft.locationId)}
      />
      <WorkFields choice={choice} value={draft} onChange={form.change} errorOf={form.errorOf} />
      <TextInput
        label="Reason"
        value={form.draft.reason}
        onChange={(reason) => form.change({ reason })}
        error={form.errorOf("reason")}
        help="Everyone who can see this entry can read it."
        isRequired
      />
      <Typography variant="body2" color="textSecondary">
        The punches stay as they were made. Only the time that is paid changes.
      </Typography>
    </EditDialog>
  );
}

/** The payable time, with the proposed end where the entry has none. */
function draftOf(entry: TimeEntry) {
  const { payable, proposedEndsAt, timeZone } = entry;
  const endsAt = payable.endsAt ?? proposedEndsAt;
  return {
    ...workDraftOf(entry),
    payable: wallTimesOfSpan({ ...payable, endsAt }, timeZone),
    reason: "",
  };
}

function conflictWords(entry: TimeEntry, locale: Locale) {
  const { payable, timeZone, updatedByName } = entry;
  const from = formatDayTime(payable.startsAt, timeZone, locale);
  const to = payable.endsAt === null ? null : formatDayTime(payable.endsAt, timeZone, locale);
  const now = to === null ? `starts ${from} and has no end yet` : `runs from ${from} to ${to}`;
  return {
    title: `${updatedByName} changed this entry while you were editing`,
    detail: `It now ${now}. Nothing you typed is lost.`,
  };
}
