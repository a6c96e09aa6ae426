import type { OwnLayout } from "@crewline/domain/records/company/payroll-layout";
import {
  payrollDaysSchema,
  payrollRowsSchema,
  payrollSeparatorSchema,
} from "@crewline/domain/records/company/payroll-layout";
import { payrollLayoutWords } from "@crewline/domain/words/files/payroll-layout-words";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { ColumnRows } from "./column-rows.tsx";

interface OwnLayoutFieldsProps {
  layout: OwnLayout;
  /** What a file of the layout looks like. */
  sample: ReactNode;
  onChange: (layout: OwnLayout) => void;
  onRemove: () => void;
  errorOf: (path: string) => string | undefined;
}

/** A layout of the company's own: what a row is, how it is written, and its columns. */
export function OwnLayoutFields({
  layout,
  sample,
  onChange,
  onRemove,
  errorOf,
}: OwnLayoutFieldsProps) {
  const words = payrollLayoutWords(useLocale());
  const set = (change: Partial<OwnLayout>) => onChange({ ...layout, ...change });
  const name = layout.name || "the new layout";
  const options = <V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
    values.map((value) => ({ value, label: labels[value] }));
  return (
    <Stack
      component="fieldset"
      aria-label={`Layout ${name}`}
      spacing={2}
      sx={{ border: 1, borderColor: "divider", borderRadius: 1, p: 2, m: 0, minWidth: 0 }}
    >
      <TextInput
        label="Name of the layout"
        value={layout.name}
        onChange={(text) => set({ name: text })}
        error={errorOf("name")}
      />
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: "wrap", "& > *": { flex: "1 1 180px" } }}
      >
        <SelectInput
          label="One row for"
          value={layout.rows}
          options={options(payrollRowsSchema.options, words.rows)}
          onChange={(rows) => set({ rows })}
        />
        <SelectInput
          label="Columns divided by"
          value={layout.separator}
          options={options(payrollSeparatorSchema.options, words.separators)}
          onChange={(separator) => set({ separator })}
        />
        <SelectInput
          label="Days written as"
          value={layout.days}
          options={options(payrollDaysSchema.options, words.days)}
          onChange={(days) => set({ days })}
        />
      </Stack>
      <CheckInput
        label="First row with headings"
        value={layout.hasHeadings}
        onChange={(hasHeadings) => set({ hasHeadings })}
      />
      <ColumnRows
        columns={layout.columns}
        onChange={(columns) => set({ columns })}
        errorOf={(path) => errorOf(`columns${path}`)}
      />
      {sample}
      <div>
        <Button color="error" onClick={onRemove}>
          Remove layout
        </Button>
      </div>
    </Stack>
  );
}
