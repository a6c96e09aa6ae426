import { styled } from "@mui/material/styles";
import type { ColumnMap, ImportField } from "@crewline/domain/kernel/csv/map-columns";
import type { CsvTable } from "@crewline/domain/kernel/csv/read-csv";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";

const Columns = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gap: 16,
  "& li": {
    display: "grid",
    gap: "4px 16px",
    alignItems: "center",
    [theme.breakpoints.up("sm")]: { gridTemplateColumns: "1fr 260px" },
  },
  "& .example": {
    color: (theme.vars ?? theme).palette.text.secondary,
    overflowWrap: "anywhere",
  },
}));

interface ColumnMappingProps {
  table: CsvTable;
  fields: readonly ImportField[];
  map: ColumnMap;
  onChange: (map: ColumnMap) => void;
}

/** The field of each column of the file; a field is taken from one column only. */
export function ColumnMapping({ table, fields, map, onChange }: ColumnMappingProps) {
  const options = [
    { value: "", label: "Leave out" },
    ...fields.map(({ id, label }) => ({ value: id, label })),
  ];
  const choose = (column: number, field: string) =>
    onChange(
      map.map((other, index) => {
        if (index === column) return field === "" ? null : field;
        return other === field ? null : other;
      }),
    );
  return (
    <Columns aria-label="Columns of the file">
      {table.header.map((heading, column) => (
        // Two columns may have one heading; their order never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${column} ${heading}`}>
          <div>
            <strong>{heading === "" ? `Column ${column + 1}` : heading}</strong>
            <div className="example">{`For example: ${exampleOf(table, column)}`}</div>
          </div>
          <SelectInput
            label={`Import ${heading === "" ? `column ${column + 1}` : heading} as`}
            value={map[column] ?? ""}
            options={options}
            onChange={(field) => choose(column, field)}
            isSmall
          />
        </li>
      ))}
    </Columns>
  );
}

function exampleOf({ rows }: CsvTable, column: number): string {
  const cell = rows.find(({ cells }) => (cells[column] ?? "") !== "")?.cells[column] ?? "–";
  return cell.length > 40 ? `${cell.slice(0, 40)}…` : cell;
}
