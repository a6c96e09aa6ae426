import { describe, expect, test, vi } from "vitest";
import { Leaving } from "./leaving.ts";
import { UnsavedScope } from "./unsaved-scope.ts";

function aPanelWith(hasUnsaved: boolean) {
  const scope = new UnsavedScope();
  scope.add(() => hasUnsaved);
  return scope;
}

describe("leaving a form", () => {
  test("with nothing typed needs no question", () => {
    const leaving = new Leaving();
    const close = vi.fn();
    leaving.leave(aPanelWith(false), close);
    expect(close).toHaveBeenCalledOnce();
    expect(leaving.question()).toBeNull();
  });

  test("with something typed asks, and Discard goes on", () => {
    const leaving = new Leaving();
    const close = vi.fn();
    leaving.leave(aPanelWith(true), close);
    expect(close).not.toHaveBeenCalled();
    leaving.question()?.discard();
    expect(close).toHaveBeenCalledOnce();
    expect(leaving.question()).toBeNull();
  });

  test("stays where it is after Keep editing", () => {
    const leaving = new Leaving();
    const close = vi.fn();
    leaving.leave(aPanelWith(true), close);
    leaving.question()?.keepEditing();
    expect(close).not.toHaveBeenCalled();
    expect(leaving.question()).toBeNull();
  });

  test("asks once where closing a panel also changes the address", () => {
    const leaving = new Leaving();
    const scope = aPanelWith(true);
    const changeAddress = vi.fn();
    leaving.leave(scope, () => leaving.leave(scope, changeAddress));
    leaving.question()?.discard();
    expect(changeAddress).toHaveBeenCalledOnce();
    expect(leaving.question()).toBeNull();
  });

  test("asks again at the next step", () => {
    const leaving = new Leaving();
    const scope = aPanelWith(true);
    leaving.leave(scope, () => undefined);
    leaving.question()?.discard();
    leaving.leave(scope, () => undefined);
    expect(leaving.question()).not.toBeNull();
  });

  test("asks about a dialog's values alone while the dialog closes, and about both on the way out", () => {
    const page = new UnsavedScope();
    const dialog = new UnsavedScope();
    page.add(() => true);
    page.add(() => dialog.hasUnsaved());
    expect([dialog.hasUnsaved(), page.hasUnsaved()]).toEqual([false, true]);
  });
});
