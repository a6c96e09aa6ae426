import { useMemo } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import { DataTable } from "../../../ui/tables/data-table.tsx";
import { Specimen } from "../frame/specimen.tsx";
import { sampleColumns } from "../samples/sample-columns.tsx";
import { samplePeople } from "../samples/sample-people.ts";

const few = samplePeople.slice(0, 4);

/** The same rows in both densities. */
export function Density() {
  const locale = useLocale();
  const columns = useMemo(() => sampleColumns(locale), [locale]);
  const table = { columns, rows: few, rowId: ({ id }: { id: string }) => id, empty: null };
  return (
    <>
      <Specimen name="Compact: 34 px, the default at a desk" isWide>
        <DataTable {...table} label="Compact rows" density="compact" />
      </Specimen>
      <Specimen name="Comfortable: 44 px" isWide>
        <DataTable {...table} label="Comfortable rows" density="normal" />
      </Specimen>
    </>
  );
}
