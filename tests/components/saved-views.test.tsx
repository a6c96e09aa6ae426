import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { RenameViewDialog } from "../../web/src/lists/rename-view-dialog.tsx";
import { SavedViews } from "../../web/src/lists/saved-views.tsx";
import type { AnyList } from "../../web/src/lists/use-list.ts";
import { putCompany } from "./support/a-company.ts";
import { Refused, api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
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

test("the focus was on the panel after a view was renamed, not on the button of the view", async () => {
  const view = (name: string) => ({ name, params: {} });
  const put = (...names: string[]) =>
    live.put({
      "companies/c1/members/kim/listViews/alerts": {
        id: "alerts",
        views: names.map(view),
        version: 1,
      },
    });
  put("Mine", "Yours");
  api.answer("settings.renameView", ({ newName }) => {
    put(newName, "Yours");
    return {};
  });
  const list = { screen: "alerts", view: "", applyView: () => undefined };
  const hands = renderPage(
    <SavedViews list={list as unknown as AnyList} onApplied={() => undefined} />,
    {
      actor: kim,
      path: "/alerts",
    },
  );
  await hands.click(await screen.findByRole("button", { name: "Rename the view Mine" }));
  const name = await screen.findByRole("textbox", { name: /^Name/u });
  await hands.clear(name);
  await hands.type(name, "Ours{Enter}");
  await screen.findByText("The view is called Ours now.");
  await waitFor(() =>
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Rename the view Ours"),
  );
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
