import type { ScheduledTerms } from "@crewline/domain/records/reports/scheduled-report";
import { reportTexts } from "@crewline/domain/words/reports/report-words";
import { scheduledLabels } from "@crewline/domain/words/reports/scheduled-words";
import { useRoleName } from "../../../entities/company/use-job-roles.ts";
import { useEmployeeNames } from "../../../entities/employees/use-employee-names.ts";
import { useLocationNames } from "../../../entities/locations/location-names.ts";
import { useLocale } from "../../../locale/use-locale.ts";

type Summed = Pick<ScheduledTerms, "groupBy" | "filter" | "isCompared">;

/** "By employee · Harborside · Compared with the days before": which lines a report has. */
export function useScheduledSummary({ groupBy, filter, isCompared }: Summed): string {
  const locale = useLocale();
  const labels = scheduledLabels(locale);
  const { filters } = reportTexts(locale);
  const { employeeId, jobRoleId, locationId } = filter;
  const placeName = useLocationNames();
  const roleName = useRoleName();
  const personName = useEmployeeNames(employeeId === null ? [] : [employeeId]);
  const parts = [
    labels.groupings[groupBy],
    locationId === null ? filters.allLocations : placeName(locationId),
    ...(jobRoleId === null ? [] : [roleName(jobRoleId)]),
    ...(employeeId === null ? [] : [personName(employeeId)]),
    ...(isCompared ? [labels.compared] : []),
  ];
  return parts.join(" · ");
}
