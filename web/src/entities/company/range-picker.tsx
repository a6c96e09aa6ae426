import ChevronLeft from "@mui/icons-material/ChevronLeft";
import ChevronRight from "@mui/icons-material/ChevronRight";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import { PeriodPicker } from "./period-picker.tsx";
import { WeekPicker } from "./week-picker.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import type { DayRange, RangeSpan } from "@crewline/domain/rules/company/day-range";

interface RangePickerProps<Span extends string> {
  company: Company;
  span: Span | RangeSpan;
  range: DayRange;
  /** Another way to choose the days, whose fields the caller shows. */
  also?: { value: Span; label: string };
  onSpan: (span: Span | RangeSpan) => void;
  /** Receives a day of the chosen range. */
  onDay: (day: LocalDate) => void;
}

const spans = [
  { value: "week", label: "Week" },
  { value: "period", label: "Pay period" },
  { value: "month", label: "Month" },
] as const;

/** Chooses how many days are listed, and steps to the ones before and after them. */
export function RangePicker<Span extends string = RangeSpan>(props: RangePickerProps<Span>) {
  const { company, span, range, also, onSpan, onDay } = props;
  const options = also === undefined ? spans : [...spans, also];
  return (
    <>
      <SelectInput label="Days" value={span} options={options} onChange={onSpan} isCompact />
      {span === "week" && <WeekPicker value={range.firstDay} onChange={onDay} />}
      {span === "period" && <PeriodPicker company={company} value={range} onChange={onDay} />}
      {span === "month" && <MonthPicker range={range} onDay={onDay} />}
    </>
  );
}

function MonthPicker({ range, onDay }: Pick<RangePickerProps<RangeSpan>, "range" | "onDay">) {
  const locale = useLocale();
  const { firstDay, lastDay } = range;
  return (
    <Stack direction="row" sx={{ alignItems: "center" }} role="group" aria-label="Month">
      <IconButton aria-label="Month before" onClick={() => onDay(addDays(firstDay, -1))}>
        <ChevronLeft />
      </IconButton>
      <Typography aria-live="polite">{formatDayRange(firstDay, lastDay, locale)}</Typography>
      <IconButton aria-label="Month after" onClick={() => onDay(addDays(lastDay, 1))}>
        <ChevronRight />
      </IconButton>
    </Stack>
  );
}
