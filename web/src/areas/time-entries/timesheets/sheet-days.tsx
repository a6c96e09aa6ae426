import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { SheetEntry, ShownTimesheet } from "@crewline/domain/records/timesheets/timesheet";
import { useLocale } from "../../../locale/use-locale.ts";
import { breakTexts, timeText } from "../../../entities/timesheets/entry-texts.ts";
import { tierLines } from "./tier-lines.ts";

/** Every day of the period with its times, breaks and hours. */
export function SheetDays({ sheet }: { sheet: ShownTimesheet }) {
  const locale = useLocale();
  return (
    <Table size="small" aria-label="Days" sx={{ mt: 2 }}>
      <TableHead>
        <TableRow>
          <TableCell>Day</TableCell>
          <TableCell>Time and breaks</TableCell>
          <TableCell align="right">Hours</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {sheet.days.map(({ day, entries, workedSeconds, ...tiers }) => (
          <TableRow key={day} sx={{ verticalAlign: "top" }}>
            <TableCell sx={{ whiteSpace: "nowrap" }}>{formatDay(day, locale)}</TableCell>
            <TableCell>
              {entries.map((entry) => (
                <Entry key={entry.entryId} entry={entry} day={day} sheet={sheet} />
              ))}
            </TableCell>
            <TableCell align="right" sx={{ fontVariantNumeric: "tabular-nums" }}>
              {workedSeconds === 0 ? "–" : formatDuration(workedSeconds)}
              {tierLines(tiers)
                .slice(1)
                .map((line) => (
                  <Typography key={line} variant="caption" color="textSecondary" component="div">
                    {line}
                  </Typography>
                ))}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface EntryProps {
  entry: SheetEntry;
  day: string;
  sheet: ShownTimesheet;
}

function Entry({ entry, day, sheet }: EntryProps) {
  const locale = useLocale();
  const search = new URLSearchParams({ week: day, entry: entry.entryId });
  return (
    <div>
      <Link component={RouterLink} to={`/time-entries?${search}`}>
        {timeText(entry, sheet.timeZone, locale)}
      </Link>
      {breakTexts(entry, locale).map((line) => (
        <Typography key={line} variant="caption" color="textSecondary" component="div">
          {line}
        </Typography>
      ))}
    </div>
  );
}
