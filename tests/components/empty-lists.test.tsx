import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { TimeEntriesPage } from "../../web/src/areas/time-entries/time-entries-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { ana, kim, renderPage } from "./support/render-page.tsx";

beforeEach(() => putCompany());

const path = "/time-entries?week=2026-03-15&span=month";

test("days without time lead a manager to adding some, and stay the days of the address", async () => {
  const hands = renderPage(<TimeEntriesPage />, { actor: kim, path });
  await screen.findByText("No worked time in these days");
  await hands.click(screen.getByRole("link", { name: "Add time" }));
  await screen.findByRole("dialog", { name: "Add worked time" });
  expect(new URLSearchParams(location.search).get("week")).toBe("2026-03-15");
});

test("an employee without time reads of their own clock, not of employees", async () => {
  renderPage(<TimeEntriesPage />, { actor: ana, path });
  await screen.findByText(/^Your time appears here as soon as you clock in/u);
  expect(screen.queryByRole("link", { name: "Add time" })).toBeNull();
});
