import ChevronLeft from "@mui/icons-material/ChevronLeft";
import ChevronRight from "@mui/icons-material/ChevronRight";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { payPeriodAfter, payPeriodBefore } from "@crewline/domain/rules/company/pay-period-at";
import type { RuledCompany } from "@crewline/domain/rules/company/rules-on";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { useLocale } from "../../locale/use-locale.ts";

interface PeriodPickerProps {
  company: RuledCompany;
  value: PayPeriodDays;
  onChange: (firstDay: string) => void;
}

/** Steps from one pay period of the company to the next. */
export function PeriodPicker({ company, value, onChange }: PeriodPickerProps) {
  const locale = useLocale();
  const { firstDay, lastDay } = value;
  return (
    <Stack direction="row" sx={{ alignItems: "center" }} role="group" aria-label="Pay period">
      <IconButton
        aria-label="Previous pay period"
        onClick={() => onChange(payPeriodBefore(company, firstDay).firstDay)}
      >
        <ChevronLeft />
      </IconButton>
      <Typography aria-live="polite">{formatDayRange(firstDay, lastDay, locale)}</Typography>
      <IconButton
        aria-label="Next pay period"
        onClick={() => onChange(payPeriodAfter(company, firstDay).firstDay)}
      >
        <ChevronRight />
      </IconButton>
    </Stack>
  );
}
