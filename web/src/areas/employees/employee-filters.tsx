import { locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { readId } from "@crewline/domain/kernel/ids/read-id";
import { jobRoleIdsOf } from "@crewline/domain/rules/employees/filter-employees";
import { heldSkillIds } from "@crewline/domain/rules/skills/held-skills";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { LocationPicker } from "../../entities/locations/location-picker.tsx";
import { useJobRoles } from "../../entities/company/use-job-roles.ts";
import { useHasSkills, useSkills } from "../../entities/company/use-skills.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { useMay, useSees } from "../../session/actor/use-may.ts";
import { FilterSheet } from "../../ui/page/filter-sheet.tsx";
import { SearchInput } from "../../ui/inputs/search-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import type { UrlParams } from "../../ui/address/use-url-params.ts";
import type { EmployeeFilter } from "./employee-list.ts";

/** Search, status, job role, skill and location, all kept in the address. */
export function EmployeeFilters({ params }: { params: UrlParams<keyof EmployeeFilter> }) {
  const { values, set } = params;
  const employees = useEmployees();
  const count = [values.status, values.role, values.skill, values.location, values.missing].filter(
    (value) => value !== "",
  ).length;
  const mayEdit = useSees("employees", "edit");
  const seesRecords = useMay("employees", "viewRecords");
  const people = employees.status === "ready" ? employees.data : nobody;
  const held = jobRoleIdsOf(people);
  const roles = useJobRoles()
    .filter(({ id }) => held.includes(id) || id === values.role)
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const hasSkills = useHasSkills();
  const certified = heldSkillIds(people);
  const skills = useSkills()
    .filter(({ id }) => certified.has(id) || id === values.skill)
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <>
      <SearchInput
        label={seesRecords ? "Search by name or payroll ID" : "Search by name"}
        value={values.q}
        onChange={(q) => set({ q })}
      />
      <FilterSheet label={count === 0 ? "Filter" : `Filter (${count})`} doneLabel="Done">
        {seesRecords && (
          <SelectInput
            label="Status"
            value={values.status}
            options={statusOptions}
            onChange={(status) => set({ status })}
            isCompact
          />
        )}
        <SelectInput
          label="Job role"
          value={values.role}
          options={[
            { value: "", label: "All job roles" },
            ...roles.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(role) => set({ role })}
          isCompact
        />
        {seesRecords && hasSkills && (
          <SelectInput
            label="Skill"
            value={values.skill}
            options={[
              { value: "", label: "All skills" },
              ...skills.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(skill) => set({ skill })}
            isCompact
          />
        )}
        <LocationPicker
          value={readId(locationIdSchema, values.location)}
          onChange={(location) => set({ location })}
          allLabel="All locations"
          isCompact
        />
        {mayEdit && (
          <SelectInput
            label="Missing or expiring"
            value={values.missing}
            options={missingOptions}
            onChange={(missing) => set({ missing })}
            isCompact
          />
        )}
      </FilterSheet>
    </>
  );
}

const nobody: readonly Employee[] = [];

const missingOptions = [
  { value: "", label: "Not filtered" },
  { value: "payrollId", label: "Payroll ID" },
  { value: "jobRole", label: "Job role" },
  { value: "email", label: "E-mail" },
  { value: "login", label: "Login" },
  { value: "employmentType", label: "Employment type" },
  { value: "contractHours", label: "Contract hours" },
  { value: "hiredOn", label: "Date of hire" },
  { value: "skillExpired", label: "Skill has expired" },
  { value: "skillEndsSoon", label: "Skill expires within 30 days" },
];

const statusOptions = [
  { value: "", label: "Current staff" },
  { value: "active", label: "Active" },
  { value: "invited", label: "Invited" },
  { value: "onLeave", label: "On leave" },
  { value: "terminated", label: "Terminated" },
];
