import { colours } from "@crewline/domain/records/company/pick-colour";
import { getContrastRatio } from "@mui/material/styles";
import { describe, expect, test } from "vitest";
import { theme } from "../../../ui/page/theme.ts";
import { hoveredTint, markOf, tint } from "../../../ui/page/tint.ts";

/** WCAG 2.2, 1.4.3. */
const LEAST = 4.5;
/** The same, 1.4.11. */
const LEAST_OF_MARKS = 3;

describe.each(["light", "dark"] as const)("text on the tints of %s", (scheme) => {
  const { text, background } = theme.colorSchemes[scheme]?.palette ?? theme.palette;

  test.each([
    ["at rest", tint],
    ["under the pointer", hoveredTint],
  ])("can be read %s, in every colour that is given", (_name, tinted) => {
    const pairs = colours.flatMap((colour) =>
      [text.primary, text.secondary].map((one) => ({
        colour,
        ratio: getContrastRatio(one, mixedOf(tinted(colour, background.paper))),
      })),
    );
    expect(pairs.filter(({ ratio }) => !(ratio >= LEAST))).toEqual([]);
  });
});

test.each(["light", "dark"] as const)("a dot could not be seen on the %s page", (scheme) => {
  const { background } = theme.colorSchemes[scheme]?.palette ?? theme.palette;
  const pairs = colours.flatMap((colour) => {
    const [, light = "", dark = ""] = /^light-dark\((#\w{6}), (.+)\)$/u.exec(markOf(colour)) ?? [];
    const shown = scheme === "light" ? light : mixedOf(dark);
    return [background.paper, background.default].map((ground) => ({
      colour,
      ratio: getContrastRatio(shown, ground),
    }));
  });
  expect(pairs.filter(({ ratio }) => !(ratio >= LEAST_OF_MARKS))).toEqual([]);
});

/** The colour that the browser makes of `color-mix(in srgb, #one 16%, #other)`. */
function mixedOf(mix: string): string {
  const [, one = "", share = "", other = ""] =
    /^color-mix\(in srgb, #(\w{6}) (\d+)%, #(\w{6})\)$/u.exec(mix) ?? [];
  const part = Number(share) / 100;
  const channels = [0, 2, 4].map((at) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(Number(a) * part + Number(b) * (1 - part));
  });
  return `rgb(${channels.join(", ")})`;
}
