import { expect, test } from "vitest";
import { movedBy, squareOf, wholeCrop } from "./square-of.ts";

const wide = { width: 400, height: 200 };

test("a wide picture is cut to the square in its middle", () => {
  expect(squareOf(wide, wholeCrop)).toEqual({ left: 100, top: 0, side: 200 });
});

test("an enlarged picture shows a smaller part", () => {
  expect(squareOf(wide, { ...wholeCrop, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 });
});

test("moving the picture to the right shows more of its left", () => {
  const moved = movedBy(wide, wholeCrop, { x: 0.25, y: 0 });
  expect(squareOf(wide, moved)).toEqual({ left: 50, top: 0, side: 200 });
});

test("no part beyond an edge is shown, and the way back begins at the edge", () => {
  const edge = movedBy(wide, wholeCrop, { x: 9, y: 9 });
  expect(squareOf(wide, edge)).toEqual({ left: 0, top: 0, side: 200 });
  expect(squareOf(wide, movedBy(wide, edge, { x: -0.1, y: 0 }))).toMatchObject({ left: 20 });
});
