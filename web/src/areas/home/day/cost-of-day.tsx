import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import type { HourOfDay } from "@crewline/domain/projections/home/hours-of-day";
import { costPerHour } from "@crewline/domain/projections/home/hours-of-day";
import type { CostSpan, DayCost } from "@crewline/domain/records/pay/day-cost";
import { dayTexts, unpricedText } from "@crewline/domain/words/home/day-words";
import { ExplainedFigure } from "../../../entities/wages/explained/explained-figure.tsx";
import { trpc } from "../../../api/trpc.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import type { HomePlace } from "../frame/use-home-places.ts";
import { ExplainedCost } from "./explained-cost.tsx";
import { LaborShare } from "./labor-share.tsx";
import { ProgressBar } from "./figure-bar.tsx";
import type { ShownAs } from "./hours-shown.tsx";
import { HoursShown } from "./hours-shown.tsx";

/** Work goes on, and its cost is computed by the server. */
const REFRESH_MS = 120_000;

interface CostOfDayProps extends ShownAs {
  place: HomePlace;
  hours: readonly HourOfDay[];
  label: string;
}

/** What the day costs as planned and as worked until now, hour by hour. */
export function CostOfDay({ place, ...props }: CostOfDayProps) {
  const words = dayTexts(useLocale());
  const { location, today: day } = place;
  const query = useQuery({
    ...trpc.schedules.dayCost.queryOptions({ locationId: location.id, day }),
    refetchInterval: REFRESH_MS,
  });
  return (
    <DataStates result={queryResult(query)} label="the cost of the day">
      {({ cost }) =>
        cost === null ? (
          <Typography variant="body2" color="textSecondary">
            {words.costHidden}
          </Typography>
        ) : (
          <Cost cost={cost} location={location} {...props} />
        )
      }
    </DataStates>
  );
}

interface CostProps extends Omit<CostOfDayProps, "place"> {
  cost: DayCost;
  location: HomePlace["location"];
}

function Cost({ cost, location, hours, label, ...shown }: CostProps) {
  const locale = useLocale();
  const words = dayTexts(locale);
  const { currency, unpriced } = cost;
  const amount = (minor: number) => formatAmount(minor, currency, locale);
  const [planned, worked] = [totalOf(cost.planned), totalOf(cost.worked)];
  const part = planned === 0 ? 0 : Math.min(1, worked / planned);
  const perHour = costPerHour(cost, hours);
  const explained = { cost, hours, timeZone: location.timeZone };
  return (
    <>
      <ProgressBar>
        <div className="words">
          <strong>{label}</strong>
          <span>
            <ExplainedFigure
              figure={words.costWorked(amount(worked))}
              subject={label}
              renderExplanation={() => (
                <ExplainedCost {...explained} what="worked" total={worked} />
              )}
            />{" "}
            <ExplainedFigure
              figure={words.costPlanned(amount(planned))}
              subject={label}
              renderExplanation={() => (
                <ExplainedCost {...explained} what="planned" total={planned} />
              )}
            />
          </span>
        </div>
        <div className="track" aria-hidden="true">
          <div className="done" style={{ width: `${Math.round(part * 100)}%` }} />
        </div>
      </ProgressBar>
      <HoursShown
        hours={hours.flatMap(({ startsAt }, index) => {
          const found = perHour[index];
          if (found === undefined) return [];
          const texts = { planned: amount(found.planned), worked: amount(found.worked) };
          return [{ startsAt, ...found, texts }];
        })}
        timeZone={location.timeZone}
        label={words.costChart(location.name)}
        renderExplanation={(index, what) => (
          <ExplainedCost
            {...explained}
            what={what}
            index={index}
            total={perHour[index]?.[what] ?? 0}
          />
        )}
        {...shown}
      />
      <LaborShare cost={cost} workedMinor={worked} locationId={location.id} />
      {unpriced > 0 && (
        <Typography variant="caption" color="textSecondary">
          {unpricedText(unpriced, locale)}
        </Typography>
      )}
    </>
  );
}

function totalOf(spans: readonly CostSpan[]): number {
  return spans.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
