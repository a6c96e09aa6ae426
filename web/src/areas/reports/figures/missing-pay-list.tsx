import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { Link as RouterLink } from "react-router-dom";
import type { MissingPay } from "@crewline/domain/records/pay/missing-pay";
import { missingPayWords } from "@crewline/domain/words/pay/missing-pay-words";
import { isRateMissing } from "@crewline/domain/rules/reports/is-rate-missing";
import { useLocale } from "../../../locale/use-locale.ts";

const List = styled("ul")({ margin: 0, paddingLeft: 20, "& a": { whiteSpace: "nowrap" } });

/** Each person whose pay is missing, with the link to what sets it right. */
export function MissingPayList({ problems }: { problems: readonly MissingPay[] }) {
  const locale = useLocale();
  return (
    <List>
      {problems.map((problem) => (
        <li key={`${problem.employeeId} ${problem.code}`}>
          {missingPayWords(problem, locale)}{" "}
          <Link component={RouterLink} to={remedyOf(problem)} color="inherit">
            {isRateMissing(problem) ? "Add hourly rate" : "See time entries"}
          </Link>
        </li>
      ))}
    </List>
  );
}

function remedyOf(problem: MissingPay): string {
  const { employeeId, employeeName, firstDay } = problem;
  return isRateMissing(problem)
    ? `/employees?employee=${encodeURIComponent(employeeId)}&tab=pay`
    : `/time-entries?week=${firstDay}&q=${encodeURIComponent(employeeName)}`;
}
