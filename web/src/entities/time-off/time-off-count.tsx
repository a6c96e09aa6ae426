import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { countedHoursSchema } from "@crewline/domain/records/time-off/time-off";
import {
  requestBalanceText,
  shortBalanceText,
} from "@crewline/domain/words/time-off/balance-words";
import { countedSentence } from "@crewline/domain/words/time-off/counted-words";
import { trpc } from "../../api/trpc.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { isPossibleSpan } from "./possible-span.ts";
import type { TimeOffForm } from "./time-off-form.ts";
import { hoursOf, spanOf } from "./time-off-form.ts";

interface TimeOffCountProps {
  employeeId: EmployeeId;
  form: TimeOffForm;
}

/** What the time off takes as it is typed; nothing while it is half-typed or offline. */
export function TimeOffCount({ employeeId, form }: TimeOffCountProps) {
  const locale = useLocale();
  const span = spanOf(form);
  const hours = hoursOf(form);
  const isComplete = isPossibleSpan(span) && countedHoursSchema.safeParse(hours).success;
  const { data } = useQuery({
    ...trpc.calendar.countTimeOff.queryOptions({ employeeId, ...span, type: form.type, hours }),
    enabled: isComplete,
    placeholderData: keepPreviousData,
  });
  if (data === undefined || !isComplete) return null;
  const { balance } = data;
  const short = balance === null ? null : shortBalanceText(balance, locale);
  return (
    <div aria-live="polite">
      <Typography variant="body2" color="textSecondary">
        {countedSentence(data, locale)}
        {balance !== null && ` ${requestBalanceText(balance, locale)}`}
      </Typography>
      {short !== null && (
        <Alert severity={balance?.isLimit === true ? "error" : "warning"} sx={{ mt: 1 }}>
          {short}
        </Alert>
      )}
    </div>
  );
}
