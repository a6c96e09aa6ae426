import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import type { Company } from "@crewline/domain/records/company/company";
import type { ReportInput } from "@crewline/domain/records/reports/report";
import { reportIds } from "@crewline/domain/records/reports/report";
import { reportTexts } from "@crewline/domain/words/reports/report-words";
import { JobRolePicker } from "../../../entities/company/job-role-picker.tsx";
import { RangePicker } from "../../../entities/company/range-picker.tsx";
import { EmployeePicker } from "../../../entities/employees/employee-picker.tsx";
import { LocationPicker } from "../../../entities/locations/location-picker.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { FilterSheet } from "../../../ui/page/filter-sheet.tsx";
import { ReportTabs } from "./report-tabs.tsx";
import type { ReportSpan } from "./report-range.ts";
import type { ReportAddress } from "./use-report-address.ts";
import { useUrlParams } from "../../../ui/address/use-url-params.ts";

interface ReportFiltersProps {
  company: Company;
  address: ReportAddress;
}

const which = { report: "" };

/** Which report, of which days and whom, by what, and whether it is compared. */
export function ReportFilters({ company, address }: ReportFiltersProps) {
  const { titles, groupings, filters, moreFilters } = reportTexts(useLocale());
  const chosen = useUrlParams(which);
  const { input, set } = address;
  const { reportId, groupBy, filter, before } = input;
  return (
    <>
      <ReportTabs />
      <Box sx={besideTheDays}>
        <SelectInput
          label={filters.report}
          value={reportId}
          options={reportIds.map((value) => ({ value, label: titles[value].title }))}
          onChange={(report) => chosen.set({ report }, "push")}
          isCompact
        />
      </Box>
      <ReportDays company={company} address={address} />
      <FilterSheet label={moreFilters(setFilters(input))} doneLabel={filters.done}>
        <SelectInput
          label={filters.by}
          value={groupBy}
          options={reportCatalogue[reportId].groupings.map((value) => ({
            value,
            label: groupings[value],
          }))}
          onChange={(by) => set({ by })}
          isCompact
        />
        <LocationPicker
          value={filter.locationId ?? ""}
          onChange={(location) => set({ location })}
          allLabel={filters.allLocations}
          isCompact
        />
        <JobRolePicker
          value={filter.jobRoleId}
          onChange={(role) => set({ role: role ?? "" })}
          allLabel={filters.allJobRoles}
          isCompact
        />
        <EmployeePicker
          value={filter.employeeId ?? ""}
          onChange={(person) => set({ person })}
          allLabel={filters.everyone}
          isCompact
        />
        {reportCatalogue[reportId].records === undefined && (
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={before !== null}
                onChange={(_event, isOn) => set({ compare: isOn ? "1" : "" })}
              />
            }
            label={filters.compare}
            sx={{ ml: 0 }}
          />
        )}
      </FilterSheet>
    </>
  );
}

/** On a phone the longest title gives way, so that report and days share a row. */
const besideTheDays = {
  flex: { xs: "1 1 160px", sm: "none" },
  minWidth: 0,
  "& > *": { width: { xs: "100%", sm: "auto" } },
};

/** How many of the filters differ from how a report opens. */
function setFilters({ reportId, groupBy, filter, before }: ReportInput): number {
  const isRegrouped = groupBy !== reportCatalogue[reportId].groupings[0];
  const narrowing = Object.values(filter).filter((id) => id !== null);
  return narrowing.length + Number(isRegrouped) + Number(before !== null);
}

function ReportDays({ company, address }: ReportFiltersProps) {
  const { filters } = reportTexts(useLocale());
  const { input, span, set } = address;
  const { firstDay, lastDay } = input.range;
  return (
    <>
      <RangePicker<ReportSpan>
        company={company}
        span={span}
        range={input.range}
        also={{ value: "custom", label: filters.custom }}
        onSpan={(next) =>
          set({ span: next, from: firstDay, until: next === "custom" ? lastDay : "" })
        }
        onDay={(from) => set({ from })}
      />
      {span === "custom" && (
        <>
          <DayInput
            label={filters.from}
            value={firstDay}
            onChange={(from) => from !== "" && set({ from })}
            isCompact
          />
          <DayInput
            label={filters.until}
            value={lastDay}
            onChange={(until) => until !== "" && set({ until })}
            isCompact
          />
        </>
      )}
    </>
  );
}
