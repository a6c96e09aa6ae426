import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import Typography from "@mui/material/Typography";
import { currentRate } from "@crewline/domain/rules/rates/rate-timeline";
import { payText } from "@crewline/domain/words/pay/salary-words";
import { useLocale } from "../../locale/use-locale.ts";
import { employeePaySource } from "../../live/employees.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";

interface PresentRateProps {
  employeeId: EmployeeId;
  /** The person's own day. */
  today: string;
}

/** The rate that a person has now, in one line. */
export function PresentRate({ employeeId, today }: PresentRateProps) {
  const locale = useLocale();
  const pay = useLive(employeePaySource(useActor(), employeeId));
  if (pay.status !== "ready") return null;
  const rate = currentRate(pay.data?.rates ?? [], today);
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {rate === null || pay.data === null
        ? "There is no general rate yet."
        : `Now ${payText(rate, pay.data.currency, locale)}.`}
    </Typography>
  );
}
