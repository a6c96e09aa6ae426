import { styled } from "@mui/material/styles";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { useState } from "react";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import type { DayCoverage } from "@crewline/domain/rules/locations/coverage-steps";
import { coverageRuns } from "@crewline/domain/rules/locations/coverage-steps";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import { coverageText } from "@crewline/domain/words/schedules/week-figure-words";
import { useLocale } from "../../../locale/use-locale.ts";
import type { GapsPopoverProps } from "./gaps-popover.tsx";

const gaps = lazyPart<GapsPopoverProps>(
  async () => (await import("./gaps-popover.tsx")).GapsPopover,
);

export interface CoverageStripProps {
  coverage: DayCoverage;
  /** The steps that are shown, the same for all days of a week. */
  hours: { from: number; until: number };
  timeZone: string;
  roleName: NameOfRole;
}

/** Of the strip; a shorter run has no room for its number. */
const NUMBER_SHARE = 0.1;

/**
 * A day's minimum staffing in steps of 15 minutes: covered, too few, no one. Each has a pattern of
 * its own and the number who are missing; the button opens the gaps by name.
 */
export function CoverageStrip({ coverage, hours, timeZone, roleName }: CoverageStripProps) {
  const locale = useLocale();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = coverageText(formatDay(coverage.day, locale), coverage.gaps.length, locale);
  const length = Math.max(1, hours.until - hours.from);
  const percent = (steps: number) => `${(steps / length) * 100}%`;
  return (
    <>
      <Strip
        type="button"
        aria-haspopup="dialog"
        aria-label={title}
        title={title}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={gaps.preload}
        onFocus={gaps.preload}
      >
        {coverageRuns(coverage, hours)
          .filter(({ needed }) => needed > 0)
          .map(({ from, until, needed, missing }) => (
            <span
              key={from}
              className={missing === 0 ? "full" : missing < needed ? "short" : "none"}
              style={{ left: percent(from - hours.from), width: percent(until - from) }}
            >
              {missing > 0 && (until - from) / length >= NUMBER_SHARE && <b>{`−${missing}`}</b>}
            </span>
          ))}
      </Strip>
      {anchor !== null && (
        <gaps.Part
          {...{ anchor, title, timeZone, roleName }}
          ranges={coverage.gaps}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

const Strip = styled("button")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const stripes = (angle: number, ink: string) =>
    `repeating-linear-gradient(${angle}deg, transparent 0 3px, ${ink} 3px 5px)`;
  return {
    position: "relative",
    display: "block",
    width: "100%",
    // A finger hits it although the strip is thin.
    height: 24,
    padding: 0,
    border: 0,
    background: "none",
    color: palette.text.primary,
    cursor: "pointer",
    "&::before": {
      content: '""',
      position: "absolute",
      inset: "5px 0",
      borderRadius: 2,
      backgroundColor: palette.action.hover,
    },
    "& span": { position: "absolute", top: 5, bottom: 5, overflow: "hidden", lineHeight: "14px" },
    "& .full": { top: 10, bottom: 10, backgroundColor: palette.primary.main },
    "& .short": {
      backgroundColor: palette.background.paper,
      backgroundImage: stripes(135, palette.warning.main),
      boxShadow: `inset 0 0 0 1px ${palette.warning.main}`,
    },
    "& .none": {
      backgroundColor: palette.background.paper,
      backgroundImage: `${stripes(45, palette.error.main)}, ${stripes(135, palette.error.main)}`,
      boxShadow: `inset 0 0 0 1px ${palette.error.main}`,
    },
    "& b": {
      display: "inline-block",
      padding: "0 3px",
      fontSize: 11,
      fontWeight: 600,
      lineHeight: "12px",
      borderRadius: 2,
      backgroundColor: palette.background.paper,
      verticalAlign: "top",
      marginTop: 1,
    },
    "&:focus-visible": { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
  };
});
