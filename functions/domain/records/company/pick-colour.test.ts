import { expect, test } from "vitest";
import { colours } from "./pick-colour.ts";

test.each(colours)("white letters can be read on %s", (colour) => {
  expect(contrastToWhite(colour)).toBeGreaterThanOrEqual(4.5);
});

test("no two colours are the same", () => {
  expect(new Set(colours).size).toBe(colours.length);
});

/** The contrast of WCAG 2.2, from the relative luminance of sRGB. */
function contrastToWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
