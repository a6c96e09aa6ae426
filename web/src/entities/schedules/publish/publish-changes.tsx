import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import { changesByPerson } from "@crewline/domain/rules/schedules/changes-by-person";
import type { OverBudget } from "@crewline/domain/rules/schedules/findings/budget-findings";
import type { NoticePremium } from "@crewline/domain/rules/schedules/publishing/notice-premiums";
import type { PublishPlan } from "@crewline/domain/rules/schedules/publishing/publish-plan";
import { notAvailableSentences } from "@crewline/domain/words/availability/availability-words";
import { overBudgetText } from "@crewline/domain/words/schedules/finding-words";
import { specialDayWarnings } from "@crewline/domain/words/locations/special-day-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { Sentences } from "../../../ui/page/sentences.tsx";
import { employeeNames } from "../../employees/employee-names.ts";
import { useAvailability } from "../use-availability.ts";
import { PersonChangesList } from "./person-changes-list.tsx";
import type { PublishedPlace } from "./publish-place.ts";
import { PublishSummary } from "./publish-summary.tsx";

interface PublishChangesProps {
  place: PublishedPlace;
  plan: PublishPlan;
  employees: readonly Employee[];
  roleName: NameOfRole;
  /** The changes within the notice of the company. */
  late: readonly NoticePremium[];
  /** The budgets that the plan of the week exceeds. */
  over: readonly OverBudget[];
}

/** The summary of what is published, what speaks against it, and the changes of each person. */
export function PublishChanges(props: PublishChangesProps) {
  const { place, plan, employees, roleName, late, over } = props;
  const locale = useLocale();
  const nameOf = employeeNames(employees);
  const { said } = useAvailability(place, employees);
  const people = changesByPerson(plan.diff);
  if (people.length === 0) {
    if (plan.marked.length === 0) return null;
    return (
      <Typography>
        Staff already see the same. Publishing only clears the marks of the edits.
      </Typography>
    );
  }
  const planned = people.map(({ employeeId, added, changed }) => ({
    employeeId,
    shifts: [...added, ...changed.map(({ after }) => after)],
  }));
  const away = planned.flatMap(({ employeeId, shifts }) => {
    const own = employeeId === null ? undefined : said.get(employeeId);
    if (employeeId === null || own === undefined) return [];
    return notAvailableSentences(nameOf(employeeId), own, { shifts, locale });
  });
  const all = planned.flatMap(({ shifts }) => shifts);
  const warnings = [
    ...over.map((facts) => overBudgetText(facts, locale)),
    ...away,
    ...specialDayWarnings(place.location, all, locale),
  ];
  return (
    <>
      <PublishSummary place={place} diff={plan.diff} people={people} late={late} />
      {warnings.length > 0 && (
        <Alert severity="warning">
          <Sentences texts={warnings} />
        </Alert>
      )}
      <PersonChangesList people={people} nameOf={nameOf} roleName={roleName} />
    </>
  );
}
