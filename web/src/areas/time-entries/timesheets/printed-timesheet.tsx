import Portal from "@mui/material/Portal";
import { useState } from "react";
import {
  formatDay,
  formatDayRange,
  formatDayTime,
} from "@crewline/domain/kernel/formats/format-time";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { formatDuration, formatOvertime } from "@crewline/domain/kernel/time/duration";
import type { ShownTimesheet } from "@crewline/domain/records/timesheets/timesheet";
import {
  adjustmentText,
  confirmationText,
  sheetSentence,
} from "@crewline/domain/words/timesheets/sheet-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { PrintedSheet } from "../../../ui/page/printed-sheet.tsx";
import { useIsPrinting } from "../../../ui/page/use-is-printing.ts";
import { breakTexts, timeText } from "../../../entities/timesheets/entry-texts.ts";

/** The whole timesheet on paper, whatever the screen shows of it. */
export function PrintedTimesheet({ sheet }: { sheet: ShownTimesheet }) {
  return useIsPrinting() ? (
    <Portal>
      <Paper sheet={sheet} />
    </Portal>
  ) : null;
}

function Paper({ sheet }: { sheet: ShownTimesheet }) {
  const locale = useLocale();
  const { companyName, employeeName, firstDay, lastDay, timeZone, days, total, currency } = sheet;
  const [printedAt] = useState(() => formatDayTime(new Date().toISOString(), timeZone, locale));
  const zone = timeZone.replaceAll("_", " ");
  return (
    <PrintedSheet orientation="portrait">
      <h1>{`${companyName}: ${employeeName}`}</h1>
      <p>{`${formatDayRange(firstDay, lastDay, locale)}. Days and times in ${zone}. Printed ${printedAt}.`}</p>
      <table>
        <thead>
          <tr>
            {["Day", "Time", "Breaks", "Hours", "Regular", "Overtime", "Double time"].map(
              (name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, entries, ...hours }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day, locale)}</th>
              <td>
                {entries.map((entry) => (
                  <div key={entry.entryId}>{timeText(entry, timeZone, locale)}</div>
                ))}
              </td>
              <td>
                {entries.flatMap((entry) =>
                  breakTexts(entry, locale).map((line) => (
                    <div key={`${entry.entryId} ${line}`}>{line}</div>
                  )),
                )}
              </td>
              <Hours {...hours} />
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={3}>
              Total
            </th>
            <Hours {...total} />
          </tr>
        </tbody>
      </table>
      {total.amountMinor !== null && (
        <p>{`Pay before taxes: ${formatAmount(total.amountMinor, currency, locale)}`}</p>
      )}
      {sheet.adjustments.map((adjustment) => (
        <p key={adjustment.paidOn}>{adjustmentText(adjustment, currency, locale)}</p>
      ))}
      <p>{sheetSentence(sheet, locale)}</p>
      <p>{confirmationText(locale)}</p>
      <p>Signature: ______________________________ Date: ______________</p>
    </PrintedSheet>
  );
}

function Hours(hours: Omit<ShownTimesheet["days"][number], "day" | "entries">) {
  return (
    <>
      <td>{formatOvertime(hours.workedSeconds)}</td>
      <td>{hours.workedSeconds === 0 ? "–" : formatDuration(hours.regularSeconds)}</td>
      <td>{formatOvertime(hours.overtimeSeconds)}</td>
      <td>{formatOvertime(hours.doubletimeSeconds)}</td>
    </>
  );
}
