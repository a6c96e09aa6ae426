import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { useRoleName } from "../company/use-job-roles.ts";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { RateSpan } from "@crewline/domain/rules/rates/rate-timeline";
import type { Location } from "@crewline/domain/records/locations/location";
import { rateOrSalaryText } from "@crewline/domain/words/pay/salary-words";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import { locationNames } from "../locations/location-names.ts";
import { workWords } from "./work-words.ts";
import type { StatusTone } from "../../ui/page/status-chip.tsx";
import { StatusChip } from "../../ui/page/status-chip.tsx";

interface RateTableProps {
  spans: readonly RateSpan[];
  currency: string;
  locations: readonly Location[];
}

/** The timeline of rates as a table. */
export function RateTable({ spans, currency, locations }: RateTableProps) {
  const locale = useLocale();
  const placeOf = locationNames(locations);
  const roleName = useRoleName();
  return (
    <Table size="small" aria-label="Rates">
      <TableHead>
        <TableRow>
          <TableCell>From</TableCell>
          <TableCell align="right">Rate</TableCell>
          <TableCell>For</TableCell>
          <TableCell>State</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {spans.map((span) => (
          <TableRow key={`${span.effectiveDate}|${span.jobRoleId}|${span.locationId}`}>
            <TableCell>{daysOf(span, locale)}</TableCell>
            <TableCell align="right">{rateOrSalaryText(span, currency, locale)}</TableCell>
            <TableCell>
              {workWords(
                nameOrNone(span.jobRoleId, roleName),
                span.locationId === null ? null : placeOf(span.locationId),
              )}
            </TableCell>
            <TableCell>
              <StatusChip {...states[span.state]} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const states: Record<RateSpan["state"], { tone: StatusTone; label: string }> = {
  scheduled: { tone: "info", label: "Scheduled" },
  active: { tone: "good", label: "Active" },
  past: { tone: "neutral", label: "Past" },
};

function daysOf({ effectiveDate, lastDay }: RateSpan, locale: Locale): string {
  const from = formatDate(effectiveDate, locale);
  return lastDay === null ? from : `${from} to ${formatDate(lastDay, locale)}`;
}
