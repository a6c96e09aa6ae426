import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import {
  comingDays,
  comingPayrolls,
  unpublishedWeeks,
} from "@crewline/domain/projections/home/coming-days";
import type { Company } from "@crewline/domain/records/company/company";
import type { LocationPlan } from "@crewline/domain/records/locations/location-plan";
import { comingTexts, hiddenWeekText } from "@crewline/domain/words/home/coming-words";
import { locationPlansSource } from "../../../live/location-plans.ts";
import { useLive } from "../../../live/use-live.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { useMay } from "../../../session/actor/use-may.ts";
import { todayIn } from "../../../time/use-today.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { PlainList } from "../frame/plain-list.ts";
import { Section } from "../frame/section.tsx";
import type { HomePlace } from "../frame/use-home-places.ts";
import { ComingDayLine } from "./coming-day-line.tsx";
import { PayrollLine } from "./payroll-line.tsx";

interface ComingCardProps {
  company: Company;
  places: readonly HomePlace[];
}

/** What comes: payroll, weeks to publish, and the coverage of the next seven days. */
export function ComingCard({ company, places }: ComingCardProps) {
  const words = comingTexts(useLocale());
  const plans = useLive(locationPlansSource(useActor()));
  const payrolls = comingPayrolls({
    company,
    openWork: places.map(({ openWork }) => openWork),
    today: todayIn(company.timeZone),
  });
  return (
    <Section title={words.title} isTall>
      <PlainList>
        {payrolls.map((payroll) => (
          <PayrollLine key={payroll.firstDay} payroll={payroll} company={company} places={places} />
        ))}
      </PlainList>
      <DataStates result={plans} label="the staffing">
        {(all) => (
          <>
            {places.map((place) => (
              <PlaceDays
                key={place.location.id}
                place={place}
                plan={all.find(({ id }) => id === place.location.id) ?? null}
                company={company}
                isNamed={places.length > 1}
              />
            ))}
          </>
        )}
      </DataStates>
    </Section>
  );
}

interface PlaceDaysProps {
  place: HomePlace;
  plan: LocationPlan | null;
  company: Company;
  isNamed: boolean;
}

function PlaceDays({ place, plan, company, isNamed }: PlaceDaysProps) {
  const locale = useLocale();
  const words = comingTexts(locale);
  const now = useNow();
  const mayPlan = useMay("locations", "edit");
  const { location, openWork, today } = place;
  const staffing = plan?.staffing ?? [];
  const days = comingDays({ place: location, staffing, openWork, today, now });
  const weeks = unpublishedWeeks(days, company.workRules.weekStart);
  return (
    <Box sx={{ mt: 1 }}>
      {isNamed && <Typography variant="h3">{location.name}</Typography>}
      <PlainList aria-label={words.days(location.name)}>
        {days.map((day) => (
          <ComingDayLine key={day.day} day={day} location={location} />
        ))}
        {weeks.map((week) => (
          <li key={week} className="oneLine">
            <span>{hiddenWeekText(week, locale)}</span>
            <Link
              component={RouterLink}
              className="end"
              to={`/schedules?location=${location.id}&week=${week}`}
            >
              {words.publish}
            </Link>
          </li>
        ))}
      </PlainList>
      {staffing.length === 0 && mayPlan && (
        <Typography variant="body2" color="textSecondary">
          {words.noNeeds}{" "}
          <Button
            component={RouterLink}
            to={`/locations?location=${location.id}&tab=staffing`}
            size="small"
          >
            {words.setNeeds}
          </Button>
        </Typography>
      )}
    </Box>
  );
}
