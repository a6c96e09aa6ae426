import { describe, expect, test, vi } from "vitest";
import { Questions } from "../questions/questions.ts";
import { Leaving } from "./leaving.ts";
import { UnsavedScope } from "./unsaved-scope.ts";

function aPanelWith(hasUnsaved: boolean) {
  const scope = new UnsavedScope();
  scope.add(() => hasUnsaved);
  return scope;
}

function aLeaving() {
  const questions = new Questions();
  const answer = async (isAgreed: boolean) => {
    questions.open()?.answer(isAgreed);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { leaving: new Leaving(questions), question: questions.open, answer };
}

describe("leaving a form", () => {
  test("with nothing typed needs no question", () => {
    const { leaving, question } = aLeaving();
    const close = vi.fn();
    leaving.leave(aPanelWith(false), close);
    expect(close).toHaveBeenCalledOnce();
    expect(question()).toBeNull();
  });

  test("with something typed asks, and Discard continues", async () => {
    const { leaving, question, answer } = aLeaving();
    const close = vi.fn();
    leaving.leave(aPanelWith(true), close);
    expect(close).not.toHaveBeenCalled();
    await answer(true);
    expect(close).toHaveBeenCalledOnce();
    expect(question()).toBeNull();
  });

  test("stays where it is after Keep editing", async () => {
    const { leaving, question, answer } = aLeaving();
    const close = vi.fn();
    leaving.leave(aPanelWith(true), close);
    await answer(false);
    expect(close).not.toHaveBeenCalled();
    expect(question()).toBeNull();
  });

  test("asks once where closing a panel also changes the address", async () => {
    const { leaving, question, answer } = aLeaving();
    const scope = aPanelWith(true);
    const changeAddress = vi.fn();
    leaving.leave(scope, () => leaving.leave(scope, changeAddress));
    await answer(true);
    expect(changeAddress).toHaveBeenCalledOnce();
    expect(question()).toBeNull();
  });

  test("asks again at the next step", async () => {
    const { leaving, question, answer } = aLeaving();
    const scope = aPanelWith(true);
    leaving.leave(scope, () => undefined);
    await answer(true);
    leaving.leave(scope, () => undefined);
    expect(question()).not.toBeNull();
  });

  test("asks about a dialog's values alone while the dialog closes, and about both on the way out", () => {
    const page = new UnsavedScope();
    const dialog = new UnsavedScope();
    page.add(() => true);
    page.add(() => dialog.hasUnsaved());
    expect([dialog.hasUnsaved(), page.hasUnsaved()]).toEqual([false, true]);
  });
});
