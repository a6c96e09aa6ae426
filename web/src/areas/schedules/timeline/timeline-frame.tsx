import { counted } from "@crewline/domain/kernel/formats/counted";
import { formatShortTime } from "@crewline/domain/kernel/formats/format-time";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { elapsedSeconds } from "@crewline/domain/kernel/time/instant";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import type { DayCoverage } from "@crewline/domain/rules/locations/coverage-steps";
import { coverageTitle } from "@crewline/domain/words/schedules/week-figure-words";
import type { CSSProperties } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import { CoverageStrip } from "../figures/coverage-strip.tsx";
import type { GridLine } from "../rows/arranged-rows.ts";
import type { DaySpan } from "./day-span.ts";
import { hoursOfDay } from "./day-span.ts";

/** The hours of the day above the lanes. */
export function TimelineHours({ span }: { span: DaySpan }) {
  const locale = useLocale();
  return (
    <div className="lane head" aria-hidden="true">
      <div className="who">Person</div>
      <div className="track">
        {hoursOfDay(span).map(({ from, time }) => (
          <span key={from} className="hour" style={{ left: `${(from / span.seconds) * 100}%` }}>
            {formatShortTime(time, locale)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** A line across the lanes at the present time, on the day of it. */
export function PresentTime({ span }: { span: DaySpan }) {
  const seconds = elapsedSeconds(span.startsAt, useNow());
  if (seconds < 0 || seconds >= span.seconds) return null;
  const share = { "--share": seconds / span.seconds } as CSSProperties;
  return <div className="now" aria-hidden="true" style={share} />;
}

interface GroupHeadingProps {
  group: Extract<GridLine, { kind: "group" }>;
  onToggle: (key: string) => void;
}

/** The heading of the people with a job role; it opens and closes their lanes. */
export function GroupHeading({ group, onToggle }: GroupHeadingProps) {
  const locale = useLocale();
  const { key, name, people, isOpen } = group;
  return (
    <div className="group">
      <button type="button" aria-expanded={isOpen} onClick={() => onToggle(key)}>
        <span aria-hidden="true">{isOpen ? "▾" : "▸"}</span> {name}{" "}
        <span className="quiet">{counted(people, nouns.person, locale)}</span>
      </button>
    </div>
  );
}

interface TimelineCoverageProps {
  coverage: DayCoverage;
  timeZone: string;
  roleName: NameOfRole;
}

/** The coverage of the day below the lanes, in the same scale. */
export function TimelineCoverage({ coverage, timeZone, roleName }: TimelineCoverageProps) {
  const locale = useLocale();
  return (
    <div className="lane foot">
      <div className="who">{coverageTitle(locale)}</div>
      <div className="track">
        <CoverageStrip
          {...{ coverage, timeZone, roleName }}
          hours={{ from: 0, until: coverage.steps.length }}
        />
      </div>
    </div>
  );
}
