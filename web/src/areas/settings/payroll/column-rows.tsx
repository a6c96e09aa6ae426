import Down from "@mui/icons-material/ArrowDownwardOutlined";
import Up from "@mui/icons-material/ArrowUpwardOutlined";
import Delete from "@mui/icons-material/DeleteOutlined";
import type { PayrollColumn } from "@crewline/domain/records/company/payroll-layout";
import {
  MOST_PAYROLL_COLUMNS,
  payrollFieldSchema,
} from "@crewline/domain/records/company/payroll-layout";
import { payrollLayoutWords } from "@crewline/domain/words/files/payroll-layout-words";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { useLocale } from "../../../locale/use-locale.ts";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";

interface ColumnRowsProps {
  columns: readonly PayrollColumn[];
  onChange: (columns: PayrollColumn[]) => void;
  /** The error of a path below the columns: "" for them all, ".0.heading" for one field. */
  errorOf: (path: string) => string | undefined;
}

/** The columns of a layout, in their order. */
export function ColumnRows({ columns, onChange, errorOf }: ColumnRowsProps) {
  return (
    <Stack spacing={1.5}>
      {columns.map((column, index) => (
        <ColumnRow
          // Columns have no names of their own; their order is what they are.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          column={column}
          place={index + 1}
          onChange={(changed) => onChange(columns.with(index, changed))}
          onMove={(by) => onChange(moved(columns, index, by))}
          onRemove={() => onChange(columns.toSpliced(index, 1))}
          errorOf={(field) => errorOf(`.${index}.${field}`)}
        />
      ))}
      {errorOf("") !== undefined && <FormHelperText error>{errorOf("")}</FormHelperText>}
      {columns.length < MOST_PAYROLL_COLUMNS && (
        <div>
          <Button size="small" onClick={() => onChange([...columns, newColumn])}>
            Add a column
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface ColumnRowProps {
  column: PayrollColumn;
  /** From 1, as the labels count. */
  place: number;
  onChange: (column: PayrollColumn) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  errorOf: (field: string) => string | undefined;
}

function ColumnRow({ column, place, onChange, onMove, onRemove, errorOf }: ColumnRowProps) {
  const { fields } = payrollLayoutWords(useLocale());
  const options = payrollFieldSchema.options.map((value) => ({ value, label: fields[value] }));
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={rowStyle}>
      <TextInput
        label={`Heading of column ${place}`}
        value={column.heading}
        onChange={(heading) => onChange({ ...column, heading })}
        error={errorOf("heading")}
        isSmall
      />
      <SelectInput
        label={`Content of column ${place}`}
        value={column.field}
        options={options}
        onChange={(field) => onChange({ ...column, field, text: "" })}
        isSmall
      />
      {column.field === "text" && (
        <TextInput
          label={`Text of column ${place}`}
          value={column.text}
          onChange={(text) => onChange({ ...column, text })}
          error={errorOf("text")}
          isSmall
        />
      )}
      <span>
        <IconButton aria-label={`Move column ${place} up`} onClick={() => onMove(-1)}>
          <Up />
        </IconButton>
        <IconButton aria-label={`Move column ${place} down`} onClick={() => onMove(1)}>
          <Down />
        </IconButton>
        <IconButton aria-label={`Remove column ${place}`} onClick={onRemove}>
          <Delete />
        </IconButton>
      </span>
    </Stack>
  );
}

const newColumn: PayrollColumn = { heading: "", field: "text", text: "" };

/** The fields share the row, the buttons keep their width; phones wrap them. */
const rowStyle = {
  flexWrap: "wrap",
  alignItems: "flex-start",
  "& > *": { flex: "1 1 160px" },
  "& > span": { flex: "0 0 auto" },
};

/** The first column stays first, and the last one last. */
function moved(columns: readonly PayrollColumn[], from: number, by: -1 | 1): PayrollColumn[] {
  const to = from + by;
  const column = columns[from];
  if (column === undefined || to < 0 || to >= columns.length) return [...columns];
  return columns.toSpliced(from, 1).toSpliced(to, 0, column);
}
