import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { splitEntryFormIn } from "@crewline/domain/projections/time-entries/entry-forms";
import { formatWorkSpan } from "@crewline/domain/words/time-entries/format-work-span";
import { repeatedTimesOf } from "@crewline/domain/projections/time-entries/span-form";
import { splitMoments } from "@crewline/domain/rules/entry-edits/split-moments";
import type { WallTime } from "@crewline/domain/rules/time-entries/wall-span";
import { wallTimesOfSpan } from "@crewline/domain/rules/time-entries/wall-times-of-span";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import type { EditDialogProps } from "./edit-sources.ts";
import { ReasonField } from "./reason-field.tsx";
import { useWorkChoice } from "./use-work-choice.ts";
import { WallTimeField } from "./wall-time-field.tsx";
import { idOrNull, workDraftOf } from "./work-draft.ts";
import { WorkFields } from "./work-fields.tsx";

const noTime: WallTime = { time: "", repeat: null };

/** Splits an entry in two at a time; the second piece may be of other work. */
export function SplitEntryDialog({ entry, employeeName, sources, onClose }: EditDialogProps) {
  const locale = useLocale();
  const { id: entryId, version: expectedVersion, payable, timeZone } = entry;
  const moments = splitMoments(entry, sources.shifts);
  const wallTimeAt = (at: Instant) =>
    wallTimesOfSpan({ startsAt: at, endsAt: null, breaks: [] }, timeZone).startsAt;
  const form = useForm({
    suggested: {
      at: moments[0] === undefined ? noTime : wallTimeAt(moments[0]),
      ...workDraftOf(entry),
      reason: "",
    },
    schema: splitEntryFormIn({ span: payable, timeZone, locale }),
    command: useCommand(trpc.timeEntries.split.mutationOptions()),
    input: (draft) => ({
      ...draft,
      entryId,
      expectedVersion,
      jobRoleId: idOrNull(draft.jobRoleId),
      shiftId: idOrNull(draft.shiftId),
    }),
    saved: "Split. Both pieces share the punches.",
    onSaved: onClose,
  });
  const { draft, change, errorOf } = form;
  const choice = useWorkChoice(sources, { ...draft, employeeId: entry.employeeId, day: entry.day });
  const typed = { ...wallTimesOfSpan({ ...payable, breaks: [] }, timeZone), endsAt: draft.at };
  return (
    <EditDialog
      form={form}
      title={`Split ${employeeName}'s time`}
      submitLabel="Split"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>{formatWorkSpan(payable, entry, locale)}</Typography>
      <WallTimeField
        label="Split at"
        value={draft.at}
        onChange={(at) => change({ at })}
        error={errorOf("at")}
        isRepeated={repeatedTimesOf(typed, timeZone).includes("endsAt")}
      />
      {moments.length > 0 && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
          {moments.map((moment) => (
            <Button
              key={moment}
              size="small"
              variant="outlined"
              onClick={() => change({ at: wallTimeAt(moment) })}
            >
              {formatDayTime(moment, timeZone, locale)}
            </Button>
          ))}
        </Stack>
      )}
      <Typography component="h3" variant="subtitle2">
        From then on
      </Typography>
      <WorkFields choice={choice} value={draft} onChange={change} errorOf={errorOf} />
      <ReasonField
        entry={entry}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        error={errorOf("reason")}
      />
    </EditDialog>
  );
}
