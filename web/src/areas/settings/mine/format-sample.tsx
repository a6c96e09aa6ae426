import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { formatDate, formatDay, formatSpan } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../../locale/use-locale.ts";
import { todayIn } from "../../../time/use-today.ts";
import { useCompany } from "../../../entities/company/use-company.ts";
import { browserZone } from "../../../time/browser-zone.ts";

/** A shift from nine to half past five, in UTC so that it reads the same everywhere. */
const shift = { startsAt: "2026-01-05T09:00:00.000Z", endsAt: "2026-01-05T17:30:00.000Z" };
const AMOUNT_MINOR = 123_456;

/** An example in the chosen formats, updated with each choice. */
export function FormatSample() {
  const locale = useLocale();
  const company = useCompany();
  const currency = company.status === "ready" ? company.data.currency : "USD";
  const today = todayIn(browserZone());
  const parts = [
    `${formatDay(today, locale)}, ${formatSpan(shift, "UTC", locale)}`,
    formatDate(today, locale),
    formatAmount(AMOUNT_MINOR, currency, locale),
  ];
  return (
    <Box sx={{ border: 1, borderColor: "divider", borderRadius: 1, px: 2, py: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        Example
      </Typography>
      <Typography component="output">{parts.join(" · ")}</Typography>
    </Box>
  );
}
