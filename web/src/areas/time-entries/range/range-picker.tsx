import ChevronLeft from "@mui/icons-material/ChevronLeft";
import ChevronRight from "@mui/icons-material/ChevronRight";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import { PeriodPicker } from "../../../entities/company/period-picker.tsx";
import { WeekPicker } from "../../../entities/company/week-picker.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import type { EntryRange, RangeSpan } from "./entry-range.ts";

interface RangePickerProps {
  company: Company;
  span: RangeSpan;
  range: EntryRange;
  onSpan: (span: RangeSpan) => void;
  /** Receives a day of the chosen range. */
  onDay: (day: LocalDate) => void;
}

const spans = [
  { value: "week", label: "Week" },
  { value: "period", label: "Pay period" },
  { value: "month", label: "Month" },
] as const;

/** Chooses how many days are listed, and steps to the ones before and after them. */
export function RangePicker({ company, span, range, onSpan, onDay }: RangePickerProps) {
  return (
    <>
      <SelectInput label="Days" value={span} options={spans} onChange={onSpan} isCompact />
      {span === "week" && <WeekPicker value={range.firstDay} onChange={onDay} />}
      {span === "period" && <PeriodPicker company={company} value={range} onChange={onDay} />}
      {span === "month" && <MonthPicker range={range} onDay={onDay} />}
    </>
  );
}

function MonthPicker({ range, onDay }: Pick<RangePickerProps, "range" | "onDay">) {
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
