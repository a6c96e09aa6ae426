import { colours } from "@crewline/domain/records/company/pick-colour";
import { getContrastRatio } from "@mui/material/styles";
import { describe, expect, test } from "vitest";
import { theme } from "../../../ui/page/theme.ts";
import { hoveredTint, tint } from "../../../ui/page/tint.ts";

/** WCAG 2.2, 1.4.3. */
const LEAST = 4.5;

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
