import { expect, test } from "vitest";
import { timelineCommand } from "./timeline-commands.ts";

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test("the arrows walk, with Ctrl they move the shift, with Alt they change its end", () => {
  const right = { ...plain, key: "ArrowRight" };
  expect(timelineCommand(right, true)).toEqual({ kind: "walk", direction: "ArrowRight" });
  expect(timelineCommand({ ...right, ctrlKey: true }, true)).toEqual({ kind: "shift", steps: 1 });
  expect(timelineCommand({ ...right, metaKey: true }, true)).toEqual({ kind: "shift", steps: 1 });
  const resized = { kind: "resize", side: "end", steps: 1 };
  expect(timelineCommand({ ...right, altKey: true }, true)).toEqual(resized);
  expect(timelineCommand({ ...right, altKey: true, shiftKey: true }, true)).toEqual({
    ...resized,
    side: "start",
  });
});

test("Ctrl and an arrow up or down gives the shift to the person of the next lane", () => {
  const up = { ...plain, key: "ArrowUp", ctrlKey: true };
  expect(timelineCommand(up, true)).toEqual({ kind: "hand", lanes: -1 });
  expect(timelineCommand({ ...up, key: "ArrowDown" }, true)).toEqual({ kind: "hand", lanes: 1 });
});

test("on a free lane Enter adds a shift, and no key changes one", () => {
  expect(timelineCommand({ ...plain, key: "Enter" }, false)).toEqual({ kind: "add" });
  expect(timelineCommand({ ...plain, key: "Enter" }, true)).toBeNull();
  expect(timelineCommand({ ...plain, key: "Delete" }, true)).toEqual({ kind: "remove" });
  for (const key of ["Delete", "ArrowUp", "ArrowLeft"]) {
    expect(timelineCommand({ ...plain, key, ctrlKey: true }, false)).toBeNull();
  }
});
