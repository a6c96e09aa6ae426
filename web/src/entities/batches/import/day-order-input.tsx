import type { ColumnMap } from "@crewline/domain/kernel/csv/map-columns";
import type { CsvLine } from "@crewline/domain/kernel/csv/read-csv";
import type { DayOrder } from "@crewline/domain/kernel/csv/read-day";
import { dayOrderIn } from "@crewline/domain/kernel/csv/read-moment";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";

/** The order of day and month; automatic by the days of the file. */
export type OrderChoice = DayOrder | "automatic";

const orders = [
  { value: "automatic", label: "Automatic" },
  { value: "month", label: "Month first: 3/9 is March 9" },
  { value: "day", label: "Day first: 9/3 is March 9" },
] as const;

interface DayOrderInputProps {
  value: OrderChoice;
  onChange: (order: OrderChoice) => void;
}

/** How the days of a file are read. */
export function DayOrderInput({ value, onChange }: DayOrderInputProps) {
  return (
    <SelectInput
      label="Order of day and month"
      value={value}
      options={orders}
      onChange={onChange}
    />
  );
}

interface DatedFile {
  rows: readonly CsvLine[];
  map: ColumnMap;
  /** The fields that hold days. */
  fields: readonly string[];
}

/** The chosen order; else that of the days in the file, else the usual one of the country. */
export function orderOfFile(
  choice: OrderChoice,
  { rows, map, fields }: DatedFile,
  usual: DayOrder,
): DayOrder {
  if (choice !== "automatic") return choice;
  const columns = fields.map((field) => map.indexOf(field));
  return dayOrderIn(
    rows.flatMap(({ cells }) => columns.flatMap((column) => cells[column] ?? [])),
    usual,
  );
}
