import { describe, expect, test } from "vitest";
import { Questions } from "../questions/questions.ts";
import { guardedSteps } from "./guarded-history.ts";
import { Leaving } from "./leaving.ts";
import type { UnsavedCheck } from "./unsaved-scope.ts";
import { UnsavedScope } from "./unsaved-scope.ts";

interface Update {
  action: string;
  delta: number | null;
  location: { pathname: string };
}

/** A browser history of three pages with the last one open. */
function aHistory(hasUnsaved: boolean | UnsavedCheck) {
  const pages = ["/a", "/b", "/c"];
  let index = 2;
  let listener: (update: Update) => void = () => undefined;
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
      listener({ action: "POP", delta, location: { pathname: pages[index] ?? "" } });
    },
    listen: (added: typeof listener) => {
      listener = added;
      return () => undefined;
    },
  };
  const scope = new UnsavedScope();
  scope.add((to) => (typeof hasUnsaved === "boolean" ? hasUnsaved : hasUnsaved(to)));
  const questions = new Questions();
  const leaving = new Leaving(questions);
  const answer = async (isAgreed: boolean) => {
    questions.open()?.answer(isAgreed);
    await Promise.resolve();
    await Promise.resolve();
  };
  const history = guardedSteps(inner, leaving, scope);
  const shown: string[] = [];
  history.listen(() => shown.push(pages[index] ?? ""));
  return { history, inner, question: questions.open, answer, shown, address: () => pages[index] };
}

describe("the browser's back button", () => {
  test("goes back at once while nothing is typed", () => {
    const { inner, shown, question } = aHistory(false);
    inner.go(-1);
    expect(shown).toEqual(["/b"]);
    expect(question()).toBeNull();
  });

  test("keeps page and address until the person decides", async () => {
    const { inner, shown, answer, address } = aHistory(true);
    inner.go(-1);
    expect(shown).toEqual([]);
    expect(address()).toBe("/c");
    await answer(false);
    expect(address()).toBe("/c");
  });

  test("goes as far back as was meant after Discard", async () => {
    const { inner, shown, answer, address } = aHistory(true);
    inner.go(-2);
    await answer(true);
    expect(shown).toEqual(["/a"]);
    expect(address()).toBe("/a");
  });
});

describe("a link", () => {
  test("is followed after Discard alone", async () => {
    const { history, answer, address } = aHistory(true);
    history.push("/d");
    expect(address()).toBe("/c");
    await answer(true);
    expect(address()).toBe("/d");
  });

  test("is followed at once while nothing is typed", () => {
    const { history, address } = aHistory(false);
    history.push("/d");
    expect(address()).toBe("/d");
  });
});

describe("a form that stays while the address changes within its page", () => {
  const elsewhere: UnsavedCheck = (to) => to !== "/b";

  test("does not ask on the way there, by link or by the back button", () => {
    const linked = aHistory(elsewhere);
    linked.history.push("/b?step=company");
    expect([linked.address(), linked.question()]).toEqual(["/b?step=company", null]);
    const { inner, shown, question } = aHistory(elsewhere);
    inner.go(-1);
    expect([shown, question()]).toEqual([["/b"], null]);
  });

  test("asks on the way to another page", () => {
    const { history, question } = aHistory(elsewhere);
    history.push("/d?step=company");
    expect(question()).not.toBeNull();
  });
});
