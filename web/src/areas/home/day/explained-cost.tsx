import { timeEntryIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { explainCost } from "@crewline/domain/projections/home/explain-cost";
import type { HourOfDay } from "@crewline/domain/projections/home/hours-of-day";
import type { DayCost } from "@crewline/domain/records/pay/day-cost";
import type { CostOf } from "@crewline/domain/words/home/day-cost-words";
import { costLine, dayCostTexts } from "@crewline/domain/words/home/day-cost-words";
import { ExplainedWeekView } from "../../../entities/wages/explained/explained-week.tsx";
import { FigureLines } from "../../../entities/wages/explained/figure-lines.tsx";
import { useLocale } from "../../../locale/use-locale.ts";

export interface ExplainedCostProps {
  what: "planned" | "worked";
  /** The minor units that are shown. */
  total: number;
  cost: DayCost;
  timeZone: string;
  hours: readonly HourOfDay[];
  /** The hour that is explained; the whole day where it is missing. */
  index?: number;
}

/** What a day or an hour costs by person and stretch, down to the pay of the worked week. */
export function ExplainedCost({ what, total, cost, timeZone, ...time }: ExplainedCostProps) {
  const locale = useLocale();
  const words = dayCostTexts(locale);
  const figure = explainCost(total, { spans: cost[what], people: cost.people }, time);
  return (
    <FigureLines
      figure={figure}
      intro={[words[what], words.share]}
      text={(of) => costLine(of, timeZone, locale)}
      amount={(minor) => formatAmount(minor, cost.currency, locale)}
      {...(what === "worked" && { renderMore: (of: CostOf) => <WorkedStretch of={of} /> })}
    />
  );
}

/** How the entry of a stretch is counted and paid. */
function WorkedStretch({ of }: { of: CostOf }) {
  if (of.kind === "person") return null;
  const { employeeId, weekStart, workKey } = of;
  return (
    <ExplainedWeekView
      employeeId={employeeId}
      weekStart={weekStart}
      entryId={timeEntryIdSchema.parse(workKey)}
    />
  );
}
