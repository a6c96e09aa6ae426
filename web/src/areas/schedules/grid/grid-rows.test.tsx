// @vitest-environment happy-dom
import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { cleanup, render, waitFor } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import type { GridLine } from "../rows/arranged-rows.ts";
import { GridRows } from "./grid-rows.tsx";

afterEach(cleanup);

function rowsOf(people: number) {
  const lines = Array.from({ length: people }, (_, index): GridLine => ({
    kind: "person",
    employeeId: anEmployeeId(`p${index}`),
  }));
  return (
    <GridRows
      frame={{ current: null }}
      lines={lines}
      rowHeight={29}
      renderLine={(line) => line.kind === "person" && <tr key={line.employeeId} className="row" />}
    />
  );
}

/** How many rows the first paint of a team has. */
function paintedRows(people: number): number {
  return renderToStaticMarkup(rowsOf(people)).split('class="row"').length - 1;
}

test.each([60, 300])(
  "the first paint of %i people has the rows that the window has room for",
  (people) => {
    const most = Math.ceil(innerHeight / 29);
    expect(paintedRows(people)).toBeGreaterThan(most / 2);
    expect(paintedRows(people)).toBeLessThan(most);
  },
);

test("60 people are all in the document right after it, so that the browser's search finds them", async () => {
  const { container } = render(
    <table>
      <tbody>{rowsOf(60)}</tbody>
    </table>,
  );
  await waitFor(() => expect(container.querySelectorAll(".row")).toHaveLength(60));
});
