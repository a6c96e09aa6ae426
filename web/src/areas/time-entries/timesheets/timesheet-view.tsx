import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import type { ShownTimesheet } from "@crewline/domain/records/timesheets/timesheet";
import {
  adjustmentText,
  sheetLabel,
  sheetSentence,
} from "@crewline/domain/words/timesheets/sheet-words";
import { ComputedWeeks } from "../../../entities/wages/explained/computed-weeks.tsx";
import { ExplainedFigure } from "../../../entities/wages/explained/explained-figure.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { useLogin } from "../../../session/actor/use-login.ts";
import { useMay } from "../../../session/actor/use-may.ts";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import { PrintedTimesheet } from "./printed-timesheet.tsx";
import { SheetDays } from "./sheet-days.tsx";
import type { SheetAct } from "./sheet-dialog.tsx";
import { SheetDialog } from "./sheet-dialog.tsx";
import { SheetHoursLines } from "../../../entities/timesheets/sheet-hours.tsx";
import { SheetPayLines } from "../../../entities/timesheets/sheet-pay.tsx";
import { sheetTones } from "./sheet-tones.ts";
import { tierLines } from "./tier-lines.ts";
import { Acts } from "../../../ui/acts/acts.tsx";

interface TimesheetViewProps {
  sheet: ShownTimesheet;
  startsOn: Weekday;
  /** Reads the sheet again after something was said about it. */
  onSaid: () => Promise<void>;
}

/** The hours, breaks and pay of a period, what was said about them, and what can be said. */
export function TimesheetView({ sheet, startsOn, onSaid }: TimesheetViewProps) {
  const locale = useLocale();
  const [act, setAct] = useState<SheetAct | null>(null);
  const { employeeName, status, total, currency, timeZone } = sheet;
  const { amountMinor } = total;
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: "wrap", alignItems: "center", mt: 2 }}
      >
        <Typography variant="h2">{employeeName}</Typography>
        <StatusChip tone={sheetTones[status]} label={sheetLabel(status, locale)} />
      </Stack>
      <Said sheet={sheet} />
      <SheetDays sheet={sheet} />
      <Typography sx={{ mt: 2, fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
        {"Total: "}
        <ExplainedFigure
          figure={formatDuration(total.workedSeconds)}
          subject={`Hours of ${employeeName}`}
          renderExplanation={() => (
            <SheetHoursLines
              total={total.workedSeconds}
              hours="worked"
              sheet={sheet}
              startsOn={startsOn}
            />
          )}
        />
      </Typography>
      {tierLines(total).map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
      {amountMinor !== null && (
        <Typography>
          {"Pay before taxes: "}
          <ExplainedFigure
            figure={formatAmount(amountMinor, currency, locale)}
            subject={`Pay of ${employeeName} before taxes`}
            renderExplanation={() => <SheetPayLines totalMinor={amountMinor} sheet={sheet} />}
          />
        </Typography>
      )}
      <Adjustments sheet={sheet} />
      <ComputedWeeks period={sheet} employeeId={sheet.employeeId} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {`Days and times in ${timeZone.replaceAll("_", " ")}. Overtime of a week is paid in the period in which the week ends.`}
      </Typography>
      <SheetActions sheet={sheet} onAct={setAct} />
      {act !== null && (
        <SheetDialog act={act} sheet={sheet} onSaid={onSaid} onClose={() => setAct(null)} />
      )}
      <PrintedTimesheet sheet={sheet} />
    </>
  );
}

/** What later periods pay for this one. */
function Adjustments({ sheet: { adjustments, currency } }: Pick<TimesheetViewProps, "sheet">) {
  const locale = useLocale();
  return adjustments.map((adjustment) => (
    <Typography key={adjustment.paidOn}>{adjustmentText(adjustment, currency, locale)}</Typography>
  ));
}

const severities = {
  none: "info",
  signed: "success",
  outdated: "warning",
  disputed: "error",
  answered: "info",
} as const;

function Said({ sheet }: { sheet: ShownTimesheet }) {
  const locale = useLocale();
  const { status, steps } = sheet;
  if (status === "none") return null;
  const message = steps.at(-1)?.message ?? "";
  return (
    <Alert severity={severities[status]} sx={{ mt: 2 }}>
      {sheetSentence(sheet, locale)}
      {message !== "" && <div>{`“${message}”`}</div>}
    </Alert>
  );
}

interface SheetActionsProps {
  sheet: ShownTimesheet;
  onAct: (act: SheetAct) => void;
}

/** The employee signs or disputes; a manager answers a dispute. */
function SheetActions({ sheet: { employeeId, status }, onAct }: SheetActionsProps) {
  const isOwn = useLogin().employeeId === employeeId;
  const mayAnswer = useMay("timeEntries", "edit") && !isOwn && status === "disputed";
  return (
    <Acts>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", mt: 2 }}>
        {isOwn && status !== "signed" && (
          <Button variant="contained" onClick={() => onAct("sign")}>
            Sign
          </Button>
        )}
        {isOwn && status !== "disputed" && (
          <Button variant="outlined" onClick={() => onAct("dispute")}>
            Something wrong?
          </Button>
        )}
        {mayAnswer && (
          <Button variant="contained" onClick={() => onAct("answer")}>
            Answer
          </Button>
        )}
      </Stack>
    </Acts>
  );
}
