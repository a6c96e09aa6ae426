import type { EmployeeId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { employeeIdSchema, userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { inLanguage } from "@crewline/domain/kernel/formats/in-language";
import { readId } from "@crewline/domain/kernel/ids/read-id";
import { auditEntitySchema } from "@crewline/domain/records/audits/audit-row";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { auditEntityWords } from "@crewline/domain/words/audits/audit-labels";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import { EmployeePicker } from "../../entities/employees/employee-picker.tsx";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useScope } from "../../session/actor/use-scope.ts";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { FilterSheet } from "../../ui/page/filter-sheet.tsx";
import type { AuditView } from "./audit-view.ts";
import type { useAuditFilters } from "./use-audit-filters.ts";

type Filters = Pick<ReturnType<typeof useAuditFilters>, "values" | "set">;

/** Type, employee, kind and days, kept in the address; a row adds its record, action or batch. */
export function AuditFilterFields({ values, set }: Filters) {
  const words = inLanguage(auditEntityWords, useLocale());
  const seesOthers = useScope("timeEntryAudits", "view") !== "own";
  const people = usePeople();
  const editor = editorOf(people, { userId: readId(userIdSchema, values.by) });
  const types = auditEntitySchema.options.map((value) => ({ value, label: words[value] }));
  const filled = [values.type, values.employee, values.by, values.only, values.from, values.to];
  const count = filled.filter((value) => value !== "").length;
  return (
    <FilterSheet label={count === 0 ? "Filter" : `Filter (${count})`} doneLabel="Done">
      {seesOthers && (
        <SelectInput
          label="Type"
          value={values.type}
          options={[{ value: "", label: "All" }, ...types]}
          onChange={(type) => set({ type, action: "" })}
          isCompact
        />
      )}
      {seesOthers && (
        <EmployeePicker
          value={readId(employeeIdSchema, values.employee)}
          onChange={(employee) => set({ employee })}
          allLabel="All employees"
          isCompact
        />
      )}
      {seesOthers && (
        <EmployeePicker
          label="Changed by"
          value={editor?.id ?? ""}
          onChange={(id) => set({ by: editorOf(people, { id })?.userId ?? "" })}
          allLabel="Anyone"
          hasLogin
          isCompact
        />
      )}
      <SelectInput
        label="Only"
        value={values.only}
        options={kinds}
        onChange={(only) => set({ only })}
        isCompact
      />
      <Stack direction="row" spacing={1} sx={{ maxWidth: "100%", "& > *": { minWidth: 0 } }}>
        <DayInput label="From" value={values.from} onChange={(from) => set({ from })} isCompact />
        <DayInput label="To" value={values.to} onChange={(to) => set({ to })} isCompact />
      </Stack>
    </FilterSheet>
  );
}

/** The people of the directory; none while it loads. */
function usePeople(): readonly Employee[] {
  const employees = useEmployees();
  return employees.status === "ready" ? employees.data : [];
}

/** The employee with this record or login; product staff and former logins have none. */
function editorOf(
  people: readonly Employee[],
  { id, userId }: { id?: EmployeeId | ""; userId?: UserId | "" },
): Employee | undefined {
  return people.find((one) => one.id === id || (one.userId !== null && one.userId === userId));
}

const kinds = [
  { value: "", label: "All changes" },
  { value: "after", label: "After approval" },
  { value: "self", label: "Edits of own records" },
];

type Chosen = "record" | "by" | "action" | "batch";

const chips: Readonly<Record<Chosen, (view: AuditView | undefined) => string>> = {
  record: (view) => (view === undefined ? "One record" : `${view.entity}: ${view.subject}`),
  by: (view) => (view === undefined ? "One editor" : `By ${view.by}`),
  action: (view) =>
    view === undefined ? "One action" : `Action: ${(view.lines[0] ?? "").replace(/\.$/u, "")}`,
  batch: () => "One bulk change",
};

/** What a row added to the filter, each with a button that removes it. */
export function AuditFilterChips({ values, set, first }: Filters & { first?: AuditView }) {
  const isPicked = editorOf(usePeople(), { userId: readId(userIdSchema, values.by) }) !== undefined;
  const chosen = (Object.keys(chips) as Chosen[]).filter(
    (name) => values[name] !== "" && !(name === "by" && isPicked),
  );
  return chosen.map((name) => (
    <Chip
      key={name}
      label={chips[name](first)}
      onDelete={() => set({ [name]: "" })}
      sx={{ mb: 1, mr: 1 }}
    />
  ));
}
