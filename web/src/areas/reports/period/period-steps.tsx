import Check from "@mui/icons-material/Check";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { PayPeriodRecord } from "@crewline/domain/records/pay/pay-period-record";
import type { PeriodStep } from "@crewline/domain/rules/reports/period-steps";
import { stepOf } from "@crewline/domain/rules/reports/period-steps";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import {
  endOfPeriodText,
  periodActText,
  stepNames,
} from "@crewline/domain/words/pay/period-step-words";
import { closedPlacesText } from "@crewline/domain/words/pay/closing-words";
import { useLocations } from "../../../entities/locations/use-locations.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useToday } from "../../../time/use-today.ts";

const steps: readonly PeriodStep[] = ["open", "places", "closed", "exported"];

interface PeriodStepsProps {
  period: PayPeriodDays;
  record: PayPeriodRecord | null;
  timeZone: string;
}

/** The way of a pay period from open to exported, and where it stands. */
export function PeriodSteps({ period, record, timeZone }: PeriodStepsProps) {
  const locale = useLocale();
  const names = stepNames(locale);
  const current = steps.indexOf(stepOf(record));
  const textOf = useStepTexts({ period, record, timeZone });
  return (
    <Box
      component="ol"
      aria-label="Pay period"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "1fr 1fr", md: "repeat(4, 1fr)" },
        gap: 1,
        listStyle: "none",
        m: 0,
        p: 0,
      }}
    >
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step}
          aria-current={index === current ? "step" : undefined}
          sx={{
            borderTop: 3,
            borderColor: index <= current ? "primary.main" : "divider",
            pt: 0.5,
            minWidth: 0,
            overflowWrap: "anywhere",
          }}
        >
          <Typography
            component="div"
            sx={{ fontWeight: index === current ? 700 : 400, display: "flex", gap: 0.5 }}
          >
            {index < current && <Check fontSize="small" color="primary" aria-hidden />}
            {names[step]}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {textOf[step]}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** What is told of each step: dates, numbers, and who did it. */
function useStepTexts({ period, record, timeZone }: PeriodStepsProps) {
  const locale = useLocale();
  const today = useToday(timeZone);
  const locations = useLocations();
  const all = locations.status === "ready" ? locations.data.length : 0;
  const closed = (record?.locations ?? []).filter(({ state }) => state === "closed").length;
  const actText = (action: "close" | "export" | "reopen") => {
    const last = record?.history.findLast((one) => one.action === action);
    return last === undefined ? "" : periodActText(last, { place: "", timeZone }, locale);
  };
  const step = stepOf(record);
  const isClosed = step === "closed" || step === "exported";
  return {
    open: endOfPeriodText(period.lastDay, today, locale),
    places: all === 0 || isClosed ? "" : closedPlacesText(closed, all, locale),
    closed: isClosed ? actText("close") : actText("reopen"),
    exported: actText("export"),
  };
}
