import { describe, expect, test } from "vitest";
import { guardedSteps } from "./guarded-history.ts";
import { Leaving } from "./leaving.ts";
import { UnsavedScope } from "./unsaved-scope.ts";

/** A browser history of three pages that stands on the last one. */
function aHistory(hasUnsaved: boolean) {
  const pages = ["/a", "/b", "/c"];
  let index = 2;
  let listener: (update: { action: string; delta: number | null }) => void = () => undefined;
  const inner = {
    push: (to: unknown) => {
      index += 1;
      pages[index] = String(to);
    },
    replace: (to: unknown) => {
      pages[index] = String(to);
    },
    go: (delta: number) => {
      index += delta;
      listener({ action: "POP", delta });
    },
    listen: (added: typeof listener) => {
      listener = added;
      return () => undefined;
    },
  };
  const scope = new UnsavedScope();
  scope.add(() => hasUnsaved);
  const leaving = new Leaving();
  const history = guardedSteps(inner, leaving, scope);
  const shown: string[] = [];
  history.listen(() => shown.push(pages[index] ?? ""));
  return { history, inner, leaving, shown, address: () => pages[index] };
}

describe("the browser's back button", () => {
  test("goes back at once while nothing is typed", () => {
    const { inner, shown, leaving } = aHistory(false);
    inner.go(-1);
    expect(shown).toEqual(["/b"]);
    expect(leaving.question()).toBeNull();
  });

  test("keeps page and address until the person decides", () => {
    const { inner, shown, leaving, address } = aHistory(true);
    inner.go(-1);
    expect(shown).toEqual([]);
    expect(address()).toBe("/c");
    leaving.question()?.keepEditing();
    expect(address()).toBe("/c");
  });

  test("goes as far back as was meant after Discard", () => {
    const { inner, shown, leaving, address } = aHistory(true);
    inner.go(-2);
    leaving.question()?.discard();
    expect(shown).toEqual(["/a"]);
    expect(address()).toBe("/a");
  });
});

describe("a link", () => {
  test("is followed after Discard alone", () => {
    const { history, leaving, address } = aHistory(true);
    history.push("/d");
    expect(address()).toBe("/c");
    leaving.question()?.discard();
    expect(address()).toBe("/d");
  });

  test("is followed at once while nothing is typed", () => {
    const { history, address } = aHistory(false);
    history.push("/d");
    expect(address()).toBe("/d");
  });
});
