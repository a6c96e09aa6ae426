import { RuleViolation } from "../violations/rule-violation.ts";
import type { SavedView } from "../../records/company/saved-view.ts";
import { MOST_VIEWS } from "../../records/company/saved-view.ts";

/**
 * The views with this one among them: in the place of the one that has its name, without regard to
 * case, or at the end. Throws tooMany when there are 20 already.
 */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const index = views.findIndex(({ name }) => isSameName(name, view.name));
  if (index >= 0) return views.with(index, view);
  if (views.length >= MOST_VIEWS) {
    throw new RuleViolation("tooMany", { what: "savedViews", most: MOST_VIEWS });
  }
  return [...views, view];
}

/** The views without the one of the name; the same views when there is none. */
export function withoutView(views: readonly SavedView[], name: string): SavedView[] {
  return views.filter((view) => !isSameName(view.name, name));
}

/**
 * The views with one under a new name, in its position. Throws notFound without it, and
 * invalidField if another has the new name.
 */
export function withNewName(
  views: readonly SavedView[],
  { name, newName }: { name: string; newName: string },
): SavedView[] {
  const found = views.find((view) => isSameName(view.name, name));
  if (found === undefined) throw new RuleViolation("notFound", { what: "savedView" });
  if (views.some((view) => view !== found && isSameName(view.name, newName))) {
    throw new RuleViolation("invalidField", {
      path: "newName",
      problem: { kind: "repeatedView", name: newName },
    });
  }
  return views.map((view) => (view === found ? { ...view, name: newName } : view));
}

function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
