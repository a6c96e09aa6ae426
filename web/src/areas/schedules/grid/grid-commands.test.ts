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

  test("arrows with Shift extend the selection, with Ctrl or Command they move shifts", () => {
    expect(commandOf(press("ArrowRight", { shiftKey: true }), false)).toBe("extend");
    expect(commandOf(press("ArrowRight", { ctrlKey: true }), true)).toBe("move");
    expect(commandOf(press("ArrowUp", { metaKey: true }), true)).toBe("move");
  });

  test("Space chooses a card or a cell, Esc leaves what is chosen", () => {
    expect([commandOf(press(" "), true), commandOf(press(" "), false)]).toEqual([
      "toggle",
      "toggle",
    ]);
    expect(commandOf(press("Escape"), false)).toBe("leave");
  });

  test.each([
    ["c", "copy"],
    ["x", "cut"],
    ["v", "paste"],
    ["C", "copy"],
    ["a", "chooseAll"],
    ["r", "fillRight"],
  ])("Ctrl or Command and %s %s", (key, command) => {
    expect(commandOf(press(key, { ctrlKey: true }), true)).toBe(command);
    expect(commandOf(press(key, { metaKey: true }), true)).toBe(command);
    expect(commandOf(press(key), true)).toBeNull();
  });

  test.each(["Delete", "Backspace"])("%s removes a shift, or those that are chosen", (key) => {
    const pressed = press(key);
    expect([commandOf(pressed, true), commandOf(pressed, false)]).toEqual(["remove", "remove"]);
  });

  test("a digit begins to type a shift; Enter does so on an empty cell and opens a card", () => {
    expect([commandOf(press("9"), true), commandOf(press("9"), false)]).toEqual(["type", "type"]);
    expect([commandOf(press("Enter"), true), commandOf(press("Enter"), false)]).toEqual([
      null,
      "type",
    ]);
  });

  test.each([press("Tab"), press("a"), press("F5"), press("p", { ctrlKey: true })])(
    "the browser keeps $key",
    (pressed) => {
      expect([commandOf(pressed, true), commandOf(pressed, false)]).toEqual([null, null]);
    },
  );

  test("Alt and an arrow resize a shift; on an empty cell they are the browser's", () => {
    const pressed = press("ArrowLeft", { altKey: true });
    expect([commandOf(pressed, true), commandOf(pressed, false)]).toEqual(["resize", null]);
    expect(commandOf(press("ArrowUp", { altKey: true }), true)).toBeNull();
  });
});
