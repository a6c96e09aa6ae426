import Button from "@mui/material/Button";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useMemo, useState } from "react";
import { NothingMatches } from "../../../lists/nothing-matches.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { DataTable } from "../../../ui/tables/data-table.tsx";
import { useRowSelection } from "../../../ui/tables/use-row-selection.ts";
import { Specimen } from "../frame/specimen.tsx";
import { GroupedTable } from "./grouped-table.tsx";
import { sampleColumns } from "../samples/sample-columns.tsx";
import type { SamplePerson } from "../samples/sample-people.ts";
import { manyPeople, samplePeople } from "../samples/sample-people.ts";

const rowId = ({ id }: SamplePerson) => id;
/** Cards scroll with the page, which would end nowhere. */
const firstCards = manyPeople.slice(0, 6);
const nobody: readonly SamplePerson[] = [];

/** A list of records at a desk; on screens narrower than 900 px it shows cards. */
export function Tables() {
  const locale = useLocale();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down("md"), { noSsr: true });
  const [opened, setOpened] = useState("nobody");
  const columns = useMemo(() => sampleColumns(locale), [locale]);
  const table = { columns, rowId, empty: null, maxHeight: "400px" };
  const note = `A click or Enter opens a row, j and k go from row to row. Opened last: ${opened}.`;
  return (
    <>
      <Specimen name="Rows that open, with totals" note={note} isWide>
        <DataTable
          {...table}
          label="People of the sample"
          rows={samplePeople}
          onOpen={({ name }) => setOpened(name)}
          initialSort={{ id: "name", desc: false }}
          footer={{ label: "Total" }}
        />
      </Specimen>
      <Specimen name="Selected rows" note="Shift + click selects a range, Esc clears it." isWide>
        <SelectableTable />
      </Specimen>
      <Specimen name="Groups" note="Headings do not open." isWide>
        <GroupedTable />
      </Specimen>
      <Specimen name="Many rows" note="500 at a desk; those in view are in the document." isWide>
        <DataTable {...table} label="Many people" rows={isNarrow ? firstCards : manyPeople} />
      </Specimen>
      <Specimen name="Nothing matches the filter" isWide>
        <DataTable
          {...table}
          label="No people"
          rows={nobody}
          empty={<NothingMatches many="people" onClear={() => undefined} />}
        />
      </Specimen>
    </>
  );
}

function SelectableTable() {
  const locale = useLocale();
  const columns = useMemo(() => sampleColumns(locale), [locale]);
  const { selected, clear, ...selection } = useRowSelection(samplePeople, rowId);
  return (
    <DataTable
      label="People to select"
      columns={columns}
      rows={samplePeople}
      rowId={rowId}
      empty={null}
      selection={{
        ...selection,
        actions: (
          <Button variant="contained" onClick={clear} disabled={selected.length > 3}>
            Invite
          </Button>
        ),
      }}
    />
  );
}
