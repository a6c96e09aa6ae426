import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { HelpButton } from "../../web/src/app/shell/help-button.tsx";
import { page } from "./support/olivia.ts";
import { ana, renderPage } from "./support/render-page.tsx";

test("? opens three sentences and the keys of the screen; Esc closes them", async () => {
  const hands = renderPage(<HelpButton area="employees" />, { ...page });
  await hands.keyboard("?");
  const panel = await screen.findByRole("dialog", { name: "Help with this screen" });
  within(panel).getByText("Employees lists the people you schedule and pay.");
  within(panel).getByRole("row", { name: "n Add an employee" });
  await hands.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("employees read of what they can do, and see no key of others", async () => {
  const hands = renderPage(<HelpButton area="employees" />, { actor: ana, path: "/employees" });
  await hands.click(screen.getByRole("button", { name: "Help" }));
  const panel = await screen.findByRole("dialog", { name: "Help with this screen" });
  within(panel).getByText("Employees lists your colleagues and your own record.");
  expect(within(panel).queryByRole("row", { name: "n Add an employee" })).toBeNull();
});
