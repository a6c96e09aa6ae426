import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { RenameViewDialog } from "../../web/src/lists/rename-view-dialog.tsx";
import { putCompany } from "./support/a-company.ts";
import { Refused, api } from "./support/fake-api.ts";
import { kim, renderPage } from "./support/render-page.tsx";

beforeEach(() => putCompany());

async function typeName() {
  const close = vi.fn<() => void>();
  const dialog = <RenameViewDialog screen="alerts" name="Mine" onClose={close} />;
  const hands = renderPage(dialog, { actor: kim, path: "/alerts" });
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: /Name/u });
  expect(name.value).toBe("Mine");
  await hands.clear(name);
  await hands.type(name, "Ours");
  await hands.click(screen.getByRole("button", { name: "Rename" }));
  return { close, name };
}

test("a saved view could not be renamed", async () => {
  api.answer("settings.renameView", () => ({}));
  const { close } = await typeName();
  await screen.findByText("The view is called Ours now.");
  expect(close).toHaveBeenCalledTimes(1);
  expect(api.sent("settings.renameView")).toMatchObject([
    { screen: "alerts", name: "Mine", newName: "Ours" },
  ]);
});

test("a view that was removed in another tab is refused with the typed name kept", async () => {
  api.answer("settings.renameView", () => {
    throw new Refused({ code: "NOT_FOUND", message: "This saved view does not exist any more." });
  });
  const { close, name } = await typeName();
  await screen.findByText("This saved view does not exist any more.");
  expect(name.value).toBe("Ours");
  expect(close).not.toHaveBeenCalled();
});
