import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableFooter from "@mui/material/TableFooter";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type {
  SalesCell,
  SalesSheet,
  SheetTerms,
} from "@crewline/domain/projections/sales/sales-sheet";
import { cellText, hasHours, readSheetDay } from "@crewline/domain/projections/sales/sales-sheet";
import type { Location } from "@crewline/domain/records/locations/location";
import type { SalesDay } from "@crewline/domain/records/sales/sales-month";
import { clockHours } from "@crewline/domain/rules/sales/clock-hours";
import { salesMinor } from "@crewline/domain/rules/sales/sales-amounts";
import {
  enteredText,
  salesCellText,
  salesHourText,
  salesTexts,
} from "@crewline/domain/words/sales/sales-words";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { TableFrame } from "../../../ui/tables/table-frame.ts";
import { SalesField } from "./sales-field.tsx";

export interface SalesTableProps {
  days: readonly LocalDate[];
  sheet: SalesSheet;
  stored: ReadonlyMap<LocalDate, SalesDay>;
  location: Location;
  today: LocalDate;
  terms: SheetTerms;
  isByHour: boolean;
  /** False leaves the amounts for reading only. */
  mayEdit: boolean;
  /** The cell that refused a pasted block, and why. */
  refused: (SalesCell & { why: string }) | null;
  onChange: (cell: SalesCell, text: string) => void;
  onPaste: (text: string, at: SalesCell, grid: (SalesCell | null)[][]) => boolean;
}

/** The days of a week with their amounts, or their hours; on a phone the hours of one day. */
export function SalesTable(props: SalesTableProps) {
  return props.isByHour ? <HoursTable {...props} /> : <DaysTable {...props} />;
}

/** A phone has no room for who entered what. */
const enteredColumn = {
  display: { xs: "none", sm: "table-cell" },
  color: "text.secondary",
  fontSize: "0.8125rem",
};

function DaysTable(props: SalesTableProps) {
  const { days, stored, location, terms } = props;
  const { locale } = terms;
  const texts = salesTexts(locale);
  const grid = days.map((day) => [{ day, hour: null }]);
  return (
    <TableFrame>
      <Table size="small" aria-label={texts.title} sx={{ tableLayout: "auto !important" }}>
        <TableHead>
          <TableRow>
            <TableCell>{texts.day}</TableCell>
            <TableCell align="right" sx={{ width: 160 }}>
              {texts.amount}
            </TableCell>
            <TableCell sx={enteredColumn}>{texts.entered}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map((day) => {
            const sales = stored.get(day);
            return (
              <TableRow key={day}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: "nowrap" }}>
                  {formatDay(day, locale)}
                </TableCell>
                <TableCell>
                  <AmountField {...props} grid={grid} cell={{ day, hour: null }} />
                </TableCell>
                <TableCell sx={enteredColumn}>
                  {sales !== undefined && enteredText(sales, location.timeZone, locale)}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell>{texts.total}</TableCell>
            <TableCell align="right">{totalText(days, props)}</TableCell>
            <TableCell sx={enteredColumn} />
          </TableRow>
        </TableFooter>
      </Table>
    </TableFrame>
  );
}

function HoursTable(props: SalesTableProps) {
  const { locale } = props.terms;
  const texts = salesTexts(locale);
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down("md"));
  const [chosen, setChosen] = useState(
    props.days.find((day) => day === props.today) ?? props.days[0],
  );
  const days = isNarrow && chosen !== undefined ? [chosen] : props.days;
  const hoursOf = new Map(days.map((day) => [day, clockHours(day, props.location.timeZone)]));
  const hours = [...new Set([...hoursOf.values()].flat())].toSorted();
  const grid = [null, ...hours].map((hour) =>
    days.map((day) =>
      hour === null || hoursOf.get(day)?.includes(hour) === true ? { day, hour } : null,
    ),
  );
  return (
    <>
      {isNarrow && chosen !== undefined && (
        <SelectInput
          label={texts.day}
          value={chosen}
          options={props.days.map((day) => ({ value: day, label: formatDay(day, locale) }))}
          onChange={setChosen}
        />
      )}
      <TableFrame className="compact" sx={{ maxHeight: { md: "70vh" } }}>
        <Table size="small" stickyHeader aria-label={texts.title}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: 130 }}>{texts.hour}</TableCell>
              {days.map((day) => (
                <TableCell key={day} align="right">
                  {formatDay(day, locale)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {grid.map((cells, row) => {
              const hour = hours[row - 1];
              const name = hour === undefined ? texts.wholeDay : salesHourText(hour, locale);
              return (
                <TableRow key={hour ?? ""}>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  {cells.map((cell, column) => (
                    <TableCell key={days[column]} sx={{ px: "4px !important" }}>
                      {cell !== null && <AmountField {...props} grid={grid} cell={cell} />}
                    </TableCell>
                  ))}
                </TableRow>
              );
            })}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell>{texts.total}</TableCell>
              {days.map((day) => (
                <TableCell key={day} align="right">
                  {totalText([day], props)}
                </TableCell>
              ))}
            </TableRow>
          </TableFooter>
        </Table>
      </TableFrame>
    </>
  );
}

const noHours = { hours: {} };

interface AmountFieldProps extends SalesTableProps {
  cell: SalesCell;
  grid: (SalesCell | null)[][];
}

function AmountField({ cell, grid, ...props }: AmountFieldProps) {
  const { sheet, today, terms, mayEdit, refused, onChange, onPaste } = props;
  const { day, hour } = cell;
  const { wrong } = readSheetDay(sheet, day, terms);
  const texts = salesTexts(terms.locale);
  const name = hour === null ? texts.wholeDay : salesHourText(hour, terms.locale);
  const isSum = hour === null && hasHours(sheet[day] ?? noHours);
  return (
    <SalesField
      label={salesCellText(name, formatDay(day, terms.locale), terms.locale)}
      value={cellText(sheet, cell)}
      placeholder={isSum ? totalText([day], props) : undefined}
      isWrong={wrong.some((one) => one.hour === hour)}
      problem={refused?.day === day && refused.hour === hour ? refused.why : ""}
      isDisabled={!mayEdit || day > today || isSum}
      onChange={(text) => onChange(cell, text)}
      onPasteText={(text) => onPaste(text, cell, grid)}
      onMove={focusRow}
    />
  );
}

/** Moves the focus to the next field of the column that can be typed in. */
function focusRow(field: HTMLElement, rows: 1 | -1): void {
  const column = field.closest("td")?.cellIndex ?? 0;
  const fields = [...(field.closest("tbody")?.rows ?? [])].flatMap((row) => [
    ...(row.cells[column]?.querySelectorAll<HTMLElement>("input:enabled") ?? []),
  ]);
  fields[fields.indexOf(field) + rows]?.focus();
}

/** The sales of some days, "–" where none are known. */
function totalText(
  days: readonly LocalDate[],
  { sheet, terms }: SalesTableProps | Omit<AmountFieldProps, "cell" | "grid">,
): string {
  const known = days.flatMap((day) => salesMinor(readSheetDay(sheet, day, terms).amounts) ?? []);
  if (known.length === 0) return "–";
  const sum = known.reduce((all, amount) => all + amount, 0);
  return formatAmount(sum, terms.currency, terms.locale);
}
