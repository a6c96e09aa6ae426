import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import { useQuery } from "@tanstack/react-query";
import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import type { MovedShiftRow } from "@crewline/domain/rules/locations/location-inputs";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { formatDate, formatLocalSpan } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import type { FormProblem } from "../../ui/dialogs/form-problem.ts";
import { PreviewList } from "./preview-list.tsx";

interface ZoneMoveDialogProps {
  location: LocationRecord;
  timeZone: string;
  isRunning: boolean;
  problem: FormProblem | null;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** The effect of another zone on planned shifts; worked time stays as it is. */
export function ZoneMoveDialog(props: ZoneMoveDialogProps) {
  const locale = useLocale();
  const { location, timeZone, isRunning, problem, onConfirm, onClose } = props;
  const input = { locationId: location.id, timeZone };
  const preview = useQuery({
    ...trpc.locations.previewZone.queryOptions(input),
    gcTime: 0,
    staleTime: 0,
  });
  const { data } = preview;
  return (
    <FormDialog
      open
      title={`Move ${location.name} to ${timeZone.replaceAll("_", " ")}?`}
      submitLabel="Change the time zone"
      onSubmit={onConfirm}
      isRunning={isRunning || preview.isPending}
      problem={preview.isError ? { message: preview.error.message, fieldErrors: {} } : problem}
      onClose={onClose}
    >
      {data !== undefined && (
        <>
          {data.problemCount > 0 && (
            <Alert severity="error">
              {pluralForm(
                data.problemCount,
                {
                  one: "One shift cannot be moved. Change it first, then come back.",
                  other: `${data.problemCount} shifts cannot be moved. Change them first, then come back.`,
                },
                locale,
              )}
            </Alert>
          )}
          <Typography component="output">{movedWords(data.count, locale)}</Typography>
          <PreviewList
            label="Shifts that move"
            lines={data.shifts.map((shift) => lineOf(shift, locale))}
            all={data.count}
          />
        </>
      )}
    </FormDialog>
  );
}

function movedWords(count: number, locale: Locale): string {
  const past = "Worked time and shifts that have begun stay as they are.";
  if (count === 0) return `No planned shift moves. ${past}`;
  const mail = "People who see one of their shifts move get one mail.";
  const sentences = {
    one: `One planned shift keeps day and times on the clock, and so happens at another moment. ${mail} ${past}`,
    other: `${count} planned shifts keep day and times on the clock, and so happen at another moment. ${mail} ${past}`,
  };
  return pluralForm(count, sentences, locale);
}

function lineOf(shift: MovedShiftRow, locale: Locale) {
  const { shiftId, who, day, laterSeconds, problem } = shift;
  const later = laterSeconds > 0 ? "later" : "earlier";
  const moves =
    laterSeconds === 0
      ? "at the same moment"
      : `${formatDuration(Math.abs(laterSeconds))} ${later}`;
  return {
    id: shiftId,
    text: `${who}, ${formatDate(day, locale)}, ${formatLocalSpan(shift, locale)}`,
    detail: problem ?? moves,
    isProblem: problem !== null,
  };
}
