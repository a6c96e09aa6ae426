import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router-dom";
import type { ComingPayroll } from "@crewline/domain/projections/home/coming-days";
import type { Company } from "@crewline/domain/records/company/company";
import { payrollText, unresolvedTexts } from "@crewline/domain/words/home/coming-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useMay } from "../../../session/actor/use-may.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import type { HomePlace } from "../frame/use-home-places.ts";

interface PayrollLineProps {
  payroll: ComingPayroll;
  company: Company;
  places: readonly HomePlace[];
}

/** A pay period with its deadline, and the way to each thing that is unresolved in it. */
export function PayrollLine({ payroll, company: { timeZone }, places }: PayrollLineProps) {
  const locale = useLocale();
  const now = useNow();
  const mayOpen = useMay("reports", "view");
  const period = payrollText(payroll, { now, timeZone }, locale);
  const [first] = places;
  const place = places.length === 1 && first !== undefined ? `&location=${first.location.id}` : "";
  const entries = `/time-entries?span=period&week=${payroll.firstDay}${place}`;
  return (
    <li className="oneLine">
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {mayOpen ? (
          <Link
            component={RouterLink}
            to={`/reports?from=${payroll.firstDay}`}
            color="inherit"
            sx={{ display: "inline-block", py: 0.5 }}
          >
            {period}
          </Link>
        ) : (
          <div>{period}</div>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5 }}>
          {unresolvedTexts(payroll, locale).map(({ kind, text }) =>
            kind === null ? (
              <span key={text} className="quiet">
                {text}
              </span>
            ) : (
              <Link
                key={kind}
                component={RouterLink}
                to={kind === "needsFix" ? `${entries}&show=needsYou` : entries}
              >
                {text}
              </Link>
            ),
          )}
        </Box>
      </Box>
    </li>
  );
}
