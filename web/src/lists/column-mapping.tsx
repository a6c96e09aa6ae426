import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Box from "@mui/material/Box";
import type { ColumnMap, ImportField } from "@crewline/domain/csv/map-columns";
import type { CsvTable } from "@crewline/domain/csv/read-csv";
import { SelectInput } from "../ui/select-input.tsx";

interface ColumnMappingProps {
  table: CsvTable;
  fields: readonly ImportField[];
  map: ColumnMap;
  onChange: (map: ColumnMap) => void;
}

/** What each column of the file is taken for; a field is taken from one column only. */
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
    <Box sx={{ overflowX: "auto" }}>
      <Table size="small" aria-label="Columns of the file">
        <TableHead>
          <TableRow>
            <TableCell>In the file</TableCell>
            <TableCell>For example</TableCell>
            <TableCell>Is taken for</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {table.header.map((heading, column) => (
            // Two columns may have one heading; their order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <TableRow key={`${column} ${heading}`}>
              <TableCell component="th" scope="row">
                {heading === "" ? `Column ${column + 1}` : heading}
              </TableCell>
              <TableCell sx={{ maxWidth: 200, overflowWrap: "anywhere" }}>{exampleOf(table, column)}</TableCell>
              <TableCell>
                <SelectInput
                  label={`Column ${heading === "" ? column + 1 : heading}`}
                  value={map[column] ?? ""}
                  options={options}
                  onChange={(field) => choose(column, field)}
                  isCompact
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function exampleOf({ rows }: CsvTable, column: number): string {
  const cell = rows.find(({ cells }) => (cells[column] ?? "") !== "")?.cells[column] ?? "–";
  return cell.length > 40 ? `${cell.slice(0, 40)}…` : cell;
}
