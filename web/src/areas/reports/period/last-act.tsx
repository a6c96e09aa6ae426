import Typography from "@mui/material/Typography";
import type { PayPeriodRecord } from "@crewline/domain/records/pay/pay-period-record";
import { periodActText } from "@crewline/domain/words/pay/period-step-words";
import { useLocationNames } from "../../../entities/locations/location-names.ts";
import { useLocale } from "../../../locale/use-locale.ts";

interface LastActProps {
  record: PayPeriodRecord | null;
  timeZone: string;
}

/** What was done last, where the steps do not tell it: the reason, or the location. */
export function LastAct({ record, timeZone }: LastActProps) {
  const locale = useLocale();
  const placeOf = useLocationNames();
  const last = record?.history.at(-1);
  if (last === undefined || (last.reason === null && last.locationId === null)) return null;
  const place = last.locationId === null ? "" : placeOf(last.locationId);
  const text = periodActText(last, { place, timeZone }, locale);
  return (
    <Typography variant="body2" color="textSecondary">
      {last.reason === null ? text : `${text}: ${last.reason}`}
    </Typography>
  );
}
