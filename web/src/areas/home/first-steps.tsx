import CheckCircle from "@mui/icons-material/CheckCircle";
import RadioButtonUnchecked from "@mui/icons-material/RadioButtonUnchecked";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import type { Company } from "@crewline/domain/company/company";
import type { Location } from "@crewline/domain/locations/location";
import { elapsedSeconds } from "@crewline/domain/time/instant";
import { addDays, weekStartOf } from "@crewline/domain/time/local-date";
import { dailySummariesSource } from "../../live/daily-summaries.ts";
import { scheduleSource } from "../../live/schedules.ts";
import { useLive } from "../../live/use-live.ts";
import { useEmployees } from "../../pickers/use-employees.ts";
import { todayIn } from "../../pickers/use-today.ts";
import { useReader } from "../../session/use-reader.ts";
import { allResults } from "../../ui/load-result.ts";
import { PlainList } from "./plain-list.ts";
import { Section } from "./section.tsx";

const newForSeconds = 14 * 86_400;

/** Only a young company is led by the hand; an older one is not asked again after a quiet week. */
export function mayNeedFirstSteps({ createdAt }: Company): boolean {
  return elapsedSeconds(createdAt, new Date().toISOString()) < newForSeconds;
}

interface FirstStepsProps {
  company: Company;
  locations: readonly Location[];
}

/** The way from an empty company to a published week that people clock in for. */
export function FirstSteps({ company, locations }: FirstStepsProps) {
  const steps = useSteps(company, locations);
  if (steps === null || steps.every(({ isDone }) => isDone)) return null;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Section title="First steps">
      <PlainList>
        {steps.map(({ title, text, to, action, isDone }) => (
          <li key={title}>
            {isDone ? (
              <CheckCircle color="primary" titleAccess="Done" />
            ) : (
              <RadioButtonUnchecked color="disabled" titleAccess="To do" />
            )}
            <strong>{title}</strong>
            <span className="quiet">{isDone ? "" : text}</span>
            {!isDone && (
              <Button
                component={Link}
                to={to}
                size="small"
                className="end"
                variant={title === next?.title ? "contained" : "outlined"}
              >
                {action}
              </Button>
            )}
          </li>
        ))}
      </PlainList>
      <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
        This list goes away by itself.
      </Typography>
    </Section>
  );
}

interface Step {
  title: string;
  text: string;
  to: string;
  action: string;
  isDone: boolean;
}

/** The steps with what is done of them; null while that is not known. */
function useSteps({ timeZone, workRules }: Company, locations: readonly Location[]): Step[] | null {
  const reader = useReader();
  const today = todayIn(locations[0]?.timeZone ?? timeZone);
  const thisWeek = weekStartOf(today, workRules.weekStart);
  const locationId = locations[0]?.id ?? "none";
  const sources = useMemo(
    () => ({
      now: scheduleSource(reader, { locationId, weekStart: thisWeek }),
      next: scheduleSource(reader, { locationId, weekStart: addDays(thisWeek, 7) }),
      days: dailySummariesSource(reader, {
        fromDay: addDays(today, -6),
        toDay: today,
        locationIds: [locationId],
      }),
    }),
    [reader, locationId, thisWeek, today],
  );
  const result = allResults({
    employees: useEmployees(),
    now: useLive(sources.now),
    next: useLive(sources.next),
    days: useLive(sources.days),
  });
  if (result.status !== "ready") return null;
  const { employees, now, next, days } = result.data;
  const hasPublished = [now, next].some((week) => (week?.publishedVersion ?? 0) > 0);
  const hasPunched = days.some(({ board }) => board.some(({ entryId }) => entryId !== null));
  return [
    {
      title: "Add a location",
      text: "Where your people work, with its time zone.",
      to: "/locations",
      action: "Add",
      isDone: locations.length > 0,
    },
    {
      title: "Add your people",
      text: "Paste a list with names, roles and wages.",
      to: "/employees",
      action: "Add",
      isDone: employees.length > 0,
    },
    {
      title: "Plan and publish a week",
      text: "Type 9-5 into a cell. Staff see it once it is published.",
      to: "/schedules",
      action: "Plan",
      isDone: hasPublished,
    },
    {
      title: "Somebody clocks in",
      text: "Invite a person from the Employees screen, or clock in yourself.",
      to: "/employees",
      action: "Invite",
      isDone: hasPunched,
    },
  ];
}
