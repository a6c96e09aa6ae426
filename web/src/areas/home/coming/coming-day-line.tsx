import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router-dom";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import type { ComingDay } from "@crewline/domain/projections/home/coming-days";
import type { Location } from "@crewline/domain/records/locations/location";
import { comingTexts, dayCounts, gapLines } from "@crewline/domain/words/home/coming-words";
import { useRoleName } from "../../../entities/company/use-job-roles.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { unbrokenTimes } from "../../../ui/page/unbroken-times.ts";
import { StatusChip } from "../../../ui/page/status-chip.tsx";

/** A coming day: its shifts, and the times that lack people. */
export function ComingDayLine({ day, location }: { day: ComingDay; location: Location }) {
  const locale = useLocale();
  const words = comingTexts(locale);
  const roleName = useRoleName();
  const counts = dayCounts(day, locale);
  const gaps = day.gaps.map((gap) => ({
    ...gap,
    jobRole: gap.jobRoleId === null ? null : roleName(gap.jobRoleId),
  }));
  const lines = gapLines(gaps, location.timeZone, locale);
  const path = `/schedules?location=${location.id}&week=${day.day}&day=${day.day}`;
  return (
    <li className="oneLine">
      <Link
        component={RouterLink}
        to={path}
        color="inherit"
        sx={{ flex: "0 0 100px", whiteSpace: "nowrap" }}
      >
        {formatDay(day.day, locale)}
      </Link>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <span className={counts.length === 0 ? "quiet" : ""}>
          {counts.length === 0 ? words.nothing : counts.join(", ")}
        </span>
        {lines.map((line) => (
          <Box key={line} component="div" sx={{ color: "error.main", fontSize: "0.8125rem" }}>
            {unbrokenTimes(line)}
          </Box>
        ))}
      </Box>
      {day.hasNeed && lines.length === 0 && <StatusChip tone="good" label={words.covered} />}
    </li>
  );
}
