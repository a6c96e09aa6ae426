import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useState } from "react";
import { dayOrderOf } from "@crewline/domain/kernel/csv/day-order";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import { readSum, sumText } from "@crewline/domain/kernel/money/typed-amount";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, weekDays } from "@crewline/domain/kernel/time/local-date";
import type { SalesCell } from "@crewline/domain/projections/sales/sales-sheet";
import {
  changedDays,
  readSheetDay,
  sheetOf,
  withTexts,
} from "@crewline/domain/projections/sales/sales-sheet";
import { pasteSales } from "@crewline/domain/projections/sales/pasted-sales";
import { placeCells } from "@crewline/domain/projections/sales/place-cells";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import { clockHours } from "@crewline/domain/rules/sales/clock-hours";
import { pastedText, salesTexts, unreadableText } from "@crewline/domain/words/sales/sales-words";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useToday } from "../../../time/use-today.ts";
import { EditForm } from "../../../ui/forms/edit-form.tsx";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";
import { LeftCells } from "./left-cells.tsx";
import { SalesTable } from "./sales-table.tsx";
import type { SalesWeek } from "./use-sales-week.ts";

interface SalesFormProps {
  company: Company;
  location: Location;
  weekStart: LocalDate;
  week: SalesWeek;
  isByHour: boolean;
  mayEdit: boolean;
}

/** What became of the last paste: what it was taken as, or why the field refused it. */
interface Pasted {
  left: readonly string[];
  taken: string;
  refused: (SalesCell & { why: string }) | null;
}

const nothingPasted: Pasted = { left: [], taken: "", refused: null };

/** The amounts of a week, saved in one go; what another manager saves meanwhile is a conflict. */
export function SalesForm({
  company,
  location,
  weekStart,
  week,
  isByHour,
  mayEdit,
}: SalesFormProps) {
  const locale = useLocale();
  const texts = salesTexts(locale);
  const [pasted, setPasted] = useState(nothingPasted);
  const today = useToday(location.timeZone);
  const days = weekDays(weekStart);
  const terms = { currency: company.currency, locale };
  const form = useRecordForm({
    record: week,
    draftOf: (record) => {
      const sheet = sheetOf(days, record.days, terms);
      // What the edit began from: only days that differ from it are sent, and no others' are undone.
      return { sheet, began: sheet };
    },
    command: useCommand(trpc.reports.saveSales.mutationOptions()),
    input: ({ sheet, began }, expectedVersion) => ({
      locationId: location.id,
      firstDay: weekStart,
      lastDay: addDays(weekStart, 6),
      days: changedDays(sheet, began, terms),
      expectedVersion,
    }),
    saved: texts.saved,
  });
  const { sheet, began } = form.draft;
  const wrong = days.flatMap((day) => readSheetDay(sheet, day, terms).wrong);
  const isNothing = wrong.length === 0 && changedDays(sheet, began, terms).length === 0;
  const change = (cells: readonly (SalesCell & { text: string })[], isPasted: boolean) => {
    form.clear();
    form.change({ sheet: withTexts(sheet, cells, isPasted) });
  };
  const handlePaste = (text: string, at: SalesCell, grid: (SalesCell | null)[][]) => {
    const found = pasteSales(text, {
      grid,
      at,
      hoursOf: (day) => clockHours(day, location.timeZone),
      isAmount: (cell) => readSum(cell, company.currency, locale) !== null,
      dayOrder: dayOrderOf(company.country),
      locale,
    });
    if (found === null) return false;
    const said = pastedText(found, locale);
    if (found.refused !== null) {
      setPasted({ ...nothingPasted, refused: { ...at, why: said } });
      return true;
    }
    const { placed, left } = placeCells(sheet, found.cells, today);
    change(placed, true);
    const unplaced = left.map((cell) => `${formatDay(cell.day, locale)}  ${cell.text}`);
    setPasted({ left: [...found.left, ...unplaced], taken: said, refused: null });
    return true;
  };
  return (
    <Box sx={isByHour ? null : { maxWidth: 720 }}>
      <EditForm
        form={{ ...form, isTouched: form.isTouched && !isNothing && wrong.length === 0 }}
        submitLabel={texts.save}
        mayEdit={mayEdit}
      >
        {pasted.taken !== "" && <Alert severity="info">{pasted.taken}</Alert>}
        {pasted.left.length > 0 && (
          <LeftCells cells={pasted.left} onDismiss={() => setPasted({ ...pasted, left: [] })} />
        )}
        <SalesTable
          days={days}
          sheet={sheet}
          stored={week.days}
          location={location}
          today={today}
          terms={terms}
          isByHour={isByHour}
          mayEdit={mayEdit}
          refused={pasted.refused}
          onChange={(cell, text) => {
            if (pasted.refused !== null) setPasted(nothingPasted);
            change([{ ...cell, text }], false);
          }}
          onPaste={handlePaste}
        />
        {wrong.length > 0 && (
          <Alert severity="error">
            {unreadableText(wrong.length, sumText(124_050, company.currency, locale), locale)}
          </Alert>
        )}
      </EditForm>
    </Box>
  );
}
