import { expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { withNewName, withoutView, withView } from "./change-views.ts";
import type { SavedView } from "../../records/company/saved-view.ts";
import { MOST_VIEWS } from "../../records/company/saved-view.ts";

const view = (name: string, params = {}): SavedView => ({ name, params });
const baristas = view("Baristas", { role: "Barista" });

test("a new view comes last", () => {
  expect(withView([baristas], view("Cooks"))).toEqual([baristas, view("Cooks")]);
});

test("a view of the same name is replaced in its position, whatever its case", () => {
  const changed = view("baristas", { sort: "-name" });
  expect(withView([baristas, view("Cooks")], changed)).toEqual([changed, view("Cooks")]);
});

test("the last view that fits may be replaced, but none added", () => {
  const full = Array.from({ length: MOST_VIEWS }, (_, index) => view(`View ${index}`));
  expect(withView(full, view("view 3"))).toHaveLength(MOST_VIEWS);
  expect(() => withView(full, baristas)).toThrow(
    broken("tooMany", { what: "savedViews", most: 20 }),
  );
});

test("a view is removed by its name, and nothing else is", () => {
  expect(withoutView([baristas, view("Cooks")], "BARISTAS")).toEqual([view("Cooks")]);
  expect(withoutView([baristas], "Cooks")).toEqual([baristas]);
});

test("a view gets another name in its position, also the same one in another case", () => {
  const views = [baristas, view("Cooks")];
  const renamed = withNewName(views, { name: "baristas", newName: "Bar" });
  expect(renamed).toEqual([{ ...baristas, name: "Bar" }, view("Cooks")]);
  expect(withNewName(views, { name: "Cooks", newName: "cooks" })[1]).toEqual(view("cooks"));
});

test("a view does not get the name of another one, and one that is gone gets none", () => {
  const views = [baristas, view("Cooks")];
  expect(() => withNewName(views, { name: "Cooks", newName: "BARISTAS" })).toThrow(
    broken("invalidField", {
      path: "newName",
      problem: { kind: "repeatedView", name: "BARISTAS" },
    }),
  );
  expect(() => withNewName([baristas], { name: "Cooks", newName: "Kitchen" })).toThrow(
    broken("notFound", { what: "savedView" }),
  );
});
