import { useMemo } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import { CardList } from "../../../ui/tables/card-list.tsx";
import type { TableColumn } from "../../../ui/tables/table-column.ts";
import { useTableModel } from "../../../ui/tables/use-table-model.ts";
import { Specimen } from "../frame/specimen.tsx";
import { actionColumn, sampleColumns } from "../samples/sample-columns.tsx";
import type { SamplePerson } from "../samples/sample-people.ts";
import { samplePeople } from "../samples/sample-people.ts";

const rowId = ({ id }: SamplePerson) => id;
const chosen: ReadonlySet<string> = new Set(samplePeople.slice(0, 1).map(rowId));

/** The rows of a list on narrow screens: one card each. */
export function Cards() {
  const locale = useLocale();
  const columns = useMemo(() => sampleColumns(locale), [locale]);
  const figures = useMemo(() => columns.map(asFigure), [columns]);
  const acts = useMemo(() => [...columns, actionColumn], [columns]);
  return (
    <>
      <Specimen name="Two lines and a state: 64 px" note="The whole card opens its row.">
        <SampleCards label="People who open" columns={columns} opens />
      </Specimen>
      <Specimen name="With a choice">
        <SampleCards label="People with a choice" columns={columns} opens selects />
      </Specimen>
      <Specimen name="With figures and totals">
        <SampleCards label="People with figures" columns={figures} hasTotals />
      </Specimen>
      <Specimen name="With an act">
        <SampleCards label="People with an act" columns={acts} />
      </Specimen>
    </>
  );
}

interface SampleCardsProps {
  label: string;
  columns: readonly TableColumn<SamplePerson>[];
  opens?: boolean;
  selects?: boolean;
  hasTotals?: boolean;
}

function SampleCards({ label, columns, opens, selects, hasTotals }: SampleCardsProps) {
  const rows = samplePeople.slice(3, 6);
  const selection =
    selects === true
      ? { selectedIds: chosen, onChange: () => undefined, actions: null }
      : undefined;
  const sorting = { initialSort: undefined, sorting: undefined };
  const model = useTableModel({ columns, rows, rowId, selection, ...sorting });
  return (
    <CardList
      {...{ label, columns, rows, rowId, model }}
      empty={null}
      {...(selection !== undefined && { selection })}
      {...(opens === true && { onOpen: () => undefined })}
      {...(hasTotals === true && { footer: { label: "Total" } })}
    />
  );
}

/** Hours as a short figure; two of them share a row. */
function asFigure(column: TableColumn<SamplePerson>): TableColumn<SamplePerson> {
  return column.id === "hours" ? { ...column, card: "figure" } : column;
}
