import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { useState } from "react";
import { SalesField } from "../../web/src/areas/reports/sales/sales-field.tsx";
import { page } from "./support/olivia.ts";
import { renderPage } from "./support/render-page.tsx";

const refusal = "Nothing was pasted: the rows are named “Store 4” and “Store 5”.";

function Refusing() {
  const [problem, setProblem] = useState("");
  return (
    <SalesField
      label="Whole day, Mon, Nov 23"
      value=""
      isWrong={false}
      problem={problem}
      isDisabled={false}
      onChange={() => undefined}
      onPasteText={() => {
        setProblem(refusal);
        return true;
      }}
      onMove={() => undefined}
    />
  );
}

test("a field that refuses a pasted block says so beside it and keeps the focus", async () => {
  const hands = renderPage(<Refusing />, page);
  const field = screen.getByRole("textbox", { name: "Whole day, Mon, Nov 23" });
  await hands.click(field);
  await hands.paste("Store 4\t100\nStore 5\t200");
  const said = await screen.findByRole("alert");
  expect(said.textContent).toBe(refusal);
  expect(field === document.activeElement).toBe(true);
  expect(field.getAttribute("aria-describedby")).toBe(said.id);
});
