import Box from "@mui/material/Box";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { PublishFilter } from "@crewline/domain/records/schedules/publication";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import type { PublishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import { useLocale } from "../../../locale/use-locale.ts";
import { MultiSelectInput } from "../../../ui/inputs/multi-select-input.tsx";

interface PublishFilterFieldsProps {
  /** All changes of the week, among which one chooses. */
  diff: PublishDiff;
  filter: PublishFilter;
  onChange: (filter: PublishFilter) => void;
  nameOf: (employeeId: EmployeeId) => string;
  roleName: NameOfRole;
}

const OPEN = "open";

/** Chooses job roles, people and days; what is left out stays a draft. */
export function PublishFilterFields(props: PublishFilterFieldsProps) {
  const { diff, filter, onChange, nameOf, roleName } = props;
  const locale = useLocale();
  const shifts: (PublishedShift | Shift)[] = [
    ...diff.added,
    ...diff.changed.flatMap(({ before, after }) => [before, after]),
    ...diff.removed,
  ];
  const roles = unique(shifts.flatMap(({ jobRoleId }) => jobRoleId ?? []));
  const people = unique(shifts.map(({ employeeId }) => employeeId ?? OPEN));
  const days = unique(shifts.map(({ day }) => day)).toSorted();
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
      <MultiSelectInput<string>
        label="People"
        value={filter.employeeIds.map((id) => id ?? OPEN)}
        options={people
          .map((id) => ({
            value: id,
            label: id === OPEN ? "Open shifts" : nameOf(id),
          }))
          .toSorted((a, b) => a.label.localeCompare(b.label))}
        onChange={(ids) =>
          onChange({
            ...filter,
            employeeIds: ids.map((id) => (id === OPEN ? null : (id as EmployeeId))),
          })
        }
      />
      <MultiSelectInput<JobRoleId>
        label="Job roles"
        value={filter.jobRoleIds}
        options={roles.map((id) => ({ value: id, label: roleName(id) }))}
        onChange={(ids) => onChange({ ...filter, jobRoleIds: [...ids] })}
      />
      <MultiSelectInput<string>
        label="Days"
        value={filter.days}
        options={days.map((day) => ({ value: day, label: formatDay(day, locale) }))}
        onChange={(chosen) => onChange({ ...filter, days: [...chosen] })}
      />
    </Box>
  );
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
