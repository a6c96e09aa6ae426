import { employeeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { useJobRoles } from "../../entities/company/use-job-roles.ts";
import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import type { MergedEdit } from "@crewline/domain/rules/schedules/merge-edit";
import { useLocale } from "../../locale/use-locale.ts";
import type { ShiftForm } from "./shift-form.ts";
import { fieldLabels, fieldValueWords } from "./shift-form.ts";

const Values = styled("table")({
  borderCollapse: "collapse",
  width: "100%",
  margin: "8px 0",
  "& th, & td": { textAlign: "left", padding: "2px 12px 2px 0", verticalAlign: "top" },
});

interface EditConflictProps {
  changedBy: string;
  merge: MergedEdit<ShiftForm>;
  mine: ShiftForm;
  theirs: ShiftForm;
  nameOf: (employeeId: EmployeeId) => string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Another person saved the shift during this edit: shows both values and asks which to keep. */
export function EditConflict(props: EditConflictProps) {
  const locale = useLocale();
  const { changedBy, merge, mine, theirs, nameOf, onKeepMine, onTakeTheirs } = props;
  const roles = useJobRoles();
  const fields = merge.conflicts.map(({ field }) => String(field));
  const show = (field: string, value: string | undefined) => {
    if (value === undefined || value === "") return field === "employeeId" ? "Open shift" : "None";
    if (field === "employeeId") return nameOf(employeeIdSchema.parse(value));
    if (field === "jobRoleId") return roles.find(({ id }) => id === value)?.name ?? value;
    return fieldValueWords(field, value, locale);
  };
  return (
    <Alert severity="warning" role="alert">
      <AlertTitle>{`${changedBy} changed this shift while you were editing`}</AlertTitle>
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
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" color="inherit" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </Stack>
    </Alert>
  );
}
