import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { employeeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { useJobRoles } from "../../../entities/company/use-job-roles.ts";
import { styled } from "@mui/material/styles";
import type { MergedEdit } from "@crewline/domain/rules/schedules/merge-edit";
import { useLocale } from "../../../locale/use-locale.ts";
import type { ShiftForm } from "./shift-form.ts";
import { fieldLabels, fieldValueWords } from "./shift-form.ts";

const Values = styled("table")({
  borderCollapse: "collapse",
  width: "100%",
  margin: "8px 0",
  "& th, & td": { textAlign: "left", padding: "2px 12px 2px 0", verticalAlign: "top" },
});

interface ConflictTableProps {
  changedBy: string;
  merge: MergedEdit<ShiftForm>;
  mine: ShiftForm;
  theirs: ShiftForm;
  nameOf: (employeeId: EmployeeId) => string;
}

/** The fields of a shift that two people changed differently, with both values. */
export function ConflictTable({ changedBy, merge, mine, theirs, nameOf }: ConflictTableProps) {
  const locale = useLocale();
  const roles = useJobRoles();
  const fields = merge.conflicts.map(({ field }) => String(field));
  const show = (field: string, value: string | undefined) => {
    if (value === undefined || value === "") return field === "employeeId" ? "Open shift" : "None";
    if (field === "employeeId") return nameOf(employeeIdSchema.parse(value));
    if (field === "jobRoleId") return roles.find(({ id }) => id === value)?.name ?? value;
    return fieldValueWords(field, value, locale);
  };
  return (
    <>
      Choose which value to keep. Your other changes stay.
      <Values>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">{changedBy}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{fieldLabels[field]}</th>
              <td>{show(field, mine[field])}</td>
              <td>{show(field, theirs[field])}</td>
            </tr>
          ))}
        </tbody>
      </Values>
    </>
  );
}
