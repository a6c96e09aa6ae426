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
import { comingTexts, hiddenWeekText } from "@crewline/domain/words/home/coming-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useMay } from "../../../session/actor/use-may.ts";
import { todayIn } from "../../../time/use-today.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
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
      {places.map((place) => (
        <PlaceDays
          key={place.location.id}
          place={place}
          company={company}
          isNamed={places.length > 1}
        />
      ))}
    </Section>
  );
}

interface PlaceDaysProps {
  place: HomePlace;
  company: Company;
  isNamed: boolean;
}

function PlaceDays({ place, company, isNamed }: PlaceDaysProps) {
  const locale = useLocale();
  const words = comingTexts(locale);
  const now = useNow();
  const mayPlan = useMay("locations", "edit");
  const { location, openWork, today } = place;
  const { staffing } = openWork;
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
