import { describe, expect, test } from "vitest";
import type { PressedKey } from "./grid-commands.ts";
import { commandOf } from "./grid-commands.ts";

const press = (key: string, modifiers: Partial<PressedKey> = {}): PressedKey => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...modifiers,
});

describe("in the week grid", () => {
  test.each(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"])("%s walks", (key) => {
    expect([commandOf(press(key), true), commandOf(press(key), false)]).toEqual(["walk", "walk"]);
  });

  test("Shift and an arrow move a shift; from an empty cell they only walk", () => {
    const pressed = press("ArrowRight", { shiftKey: true });
    expect([commandOf(pressed, true), commandOf(pressed, false)]).toEqual(["move", "walk"]);
  });

  test.each([
    ["c", "copy"],
    ["x", "cut"],
    ["v", "paste"],
    ["C", "copy"],
  ])("Ctrl or Command and %s %s", (key, command) => {
    expect(commandOf(press(key, { ctrlKey: true }), true)).toBe(command);
    expect(commandOf(press(key, { metaKey: true }), true)).toBe(command);
    expect(commandOf(press(key), true)).toBeNull();
  });

  test("Delete and Backspace remove a shift, and do nothing on an empty cell", () => {
    for (const key of ["Delete", "Backspace"]) {
      expect([commandOf(press(key), true), commandOf(press(key), false)]).toEqual(["remove", null]);
    }
  });

  test("a digit begins to type a shift; Enter does so on an empty cell and opens a card", () => {
    expect([commandOf(press("9"), true), commandOf(press("9"), false)]).toEqual(["type", "type"]);
    expect([commandOf(press("Enter"), true), commandOf(press("Enter"), false)]).toEqual([
      null,
      "type",
    ]);
  });

  test.each([
    press("Tab"),
    press("Escape"),
    press("a"),
    press("F5"),
    press("r", { ctrlKey: true }),
  ])("the browser keeps $key", (pressed) => {
    expect([commandOf(pressed, true), commandOf(pressed, false)]).toEqual([null, null]);
  });

  test("Alt and an arrow go back and forward in the browser's history", () => {
    expect(commandOf(press("ArrowLeft", { altKey: true }), true)).toBeNull();
  });
});
