import Typography from "@mui/material/Typography";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import type {
  ClosingFindings,
  LocationClosings,
} from "@crewline/domain/records/pay/location-closings";
import type { PayPeriodRecord } from "@crewline/domain/records/pay/pay-period-record";
import { mayStillClose } from "@crewline/domain/rules/reports/pay-period-state";
import { closedPlacesText } from "@crewline/domain/words/pay/closing-words";
import { useQuery } from "@tanstack/react-query";
import { trpc } from "../../../api/trpc.ts";
import { refusalNotice } from "../../../api/refusal-notice.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useNoticeWhenGone } from "../../../ui/notices/use-notice-when-gone.ts";
import {
  ClosingDialog,
  closingInput,
  newClosing,
} from "../../../entities/company/closings/closing-dialog.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { useForm } from "../../../ui/forms/use-form.ts";
import { readPeriodAgain } from "./use-checklist.ts";
import { useLostQuestion } from "./use-lost-question.ts";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";

interface ClosePeriodDialogProps {
  firstDay: string;
  record: PayPeriodRecord | null;
  /** What the checklist has left to decide about. */
  findings: ClosingFindings;
  onClose: () => void;
}

/** Asks before a period is closed, and what to do with what nobody has approved or answered. */
export function ClosePeriodDialog(props: ClosePeriodDialogProps) {
  const { firstDay } = props;
  const query = useQuery({
    ...trpc.timesheets.closings.queryOptions({ day: firstDay }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <DataStates result={queryResult(query)} label="what is left to do" skeleton={null}>
      {(closings) => <Question {...props} closings={closings} />}
    </DataStates>
  );
}

interface QuestionProps extends ClosePeriodDialogProps {
  closings: LocationClosings;
}

function Question({ firstDay, record, findings, closings, onClose }: QuestionProps) {
  const locale = useLocale();
  const { closePeriod } = trpc.reports;
  const tellWhenGone = useNoticeWhenGone();
  const command = useCommand(closePeriod.mutationOptions(), {
    onProblem: (problem) => tellWhenGone(refusalNotice(problem)),
  });
  const expectedVersion = record?.version ?? 0;
  const form = useForm({
    suggested: newClosing,
    command,
    input: (draft) => ({ firstDay, expectedVersion, ...closingInput(findings, draft) }),
    saved: "The pay period is closed.",
    onSaved: async () => {
      onClose();
      await readPeriodAgain();
    },
  });
  const isOver = !mayStillClose(record?.state ?? "open");
  useLostQuestion({ record, isOver, isRunning: command.isRunning, onClose });
  return (
    <ClosingDialog
      form={form}
      what={formatDayRange(closings.firstDay, closings.lastDay, locale)}
      submitLabel="Close period"
      findings={findings}
      mayOverrule
      onClose={onClose}
    >
      <Typography>
        The time of these days can no longer be changed; hours and pay stay as they are now. You can
        open the period again with a reason.
      </Typography>
      <ClosedPlaces closings={closings} />
    </ClosingDialog>
  );
}

/** Which locations were not closed first; nothing where no location is closed on its own. */
function ClosedPlaces({ closings: { locations } }: Pick<QuestionProps, "closings">) {
  const locale = useLocale();
  const open = locations.filter(({ state }) => state !== "closed");
  if (open.length === locations.length) return null;
  const names = open.map(({ locationName }) => locationName).join(", ");
  return (
    <Typography>
      {closedPlacesText(locations.length - open.length, locations.length, locale)}
      {open.length > 0 && ` This also closes ${names}.`}
    </Typography>
  );
}
