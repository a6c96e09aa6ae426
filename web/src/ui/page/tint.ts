/** Of 100 parts, those of the colour. */
const USUAL = 16;
const HOVERED = 24;
const ON_DARK = 65;

/** A light tint of a colour, so that text on it keeps the contrast of text on its ground. */
export function tint(colour: string, ground: string): string {
  return mixed(colour, ground, USUAL);
}

/** The tint of what is under the pointer. */
export function hoveredTint(colour: string, ground: string): string {
  return mixed(colour, ground, HOVERED);
}

/** A colour for a mark without text, such as a dot: lighter on the dark ground, to be seen there. */
export function markOf(colour: string): string {
  return `light-dark(${colour}, ${mixed(colour, "#ffffff", ON_DARK)})`;
}

function mixed(colour: string, ground: string, parts: number): string {
  return `color-mix(in srgb, ${colour} ${parts}%, ${ground})`;
}
