import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { DataTable } from "../../web/src/ui/tables/data-table.tsx";
import type { TableColumn } from "../../web/src/ui/tables/table-column.ts";
import { page } from "./support/olivia.ts";
import { renderPage } from "./support/render-page.tsx";

interface Numbered {
  number: number;
}

const rows: Numbered[] = Array.from({ length: 1000 }, (_, number) => ({ number }));

test("a table of 1,000 rows rendered them all, because rows had no height before the paint", async () => {
  const rendered = new Set<number>();
  const columns: TableColumn<Numbered>[] = [
    {
      id: "number",
      header: "Number",
      cell: ({ number }) => {
        rendered.add(number);
        return number;
      },
    },
  ];
  const table = { label: "Numbers", columns, rows, rowId: (row: Numbered) => `${row.number}` };
  renderPage(<DataTable {...table} empty={null} />, page);
  const shown = await screen.findByRole("table", { name: "Numbers" });
  // The room of the rows that are not rendered says that those in view are known.
  await waitFor(() => expect(shown.querySelector(".spacer")).not.toBeNull());
  expect(rendered.size).toBeGreaterThan(0);
  expect(rendered.size).toBeLessThan(100);
});
