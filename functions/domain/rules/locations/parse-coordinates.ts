export interface Coordinates {
  /** Degrees north; negative in the south. */
  latitude: number;
  /** Degrees east; negative in the west. */
  longitude: number;
}

/** Seven decimals are a centimetre. */
const DECIMALS = 7;

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,15})?`;
const PART = String.raw`(?:\s*°\s*|\s+)(${NUMBER})\s*['′’]?(?:\s*(${NUMBER})\s*(?:["″”]|'')?)?`;
const ANGLE = String.raw`([NSEW]?)\s*([+\-−]?)\s*(${NUMBER})(?:${PART}|\s*°)?\s*([NSEW]?)`;
const ONE = new RegExp(`^${ANGLE}$`, "iu");

/**
 * Degrees as people and maps write them: "-74.0060", "74,006 W", "74° 0′ 21.6″ W", "W 74 0.36".
 * Null when it is no angle, or one beyond 180 degrees.
 */
export function parseDegrees(text: string): number | null {
  return angleOf(text)?.degrees ?? null;
}

/**
 * Both coordinates from one text, latitude first unless letters say otherwise: "40.7128, -74.0060",
 * "40,7128; -74,0060", "40° 42′ 46″ N 74° 0′ 22″ W". Null when the text is not two coordinates.
 */
export function parseCoordinates(text: string): Coordinates | null {
  for (const [first, second] of halvesOf(text.trim())) {
    const [a, b] = [angleOf(first), angleOf(second)];
    if (a === null || b === null) continue;
    const isTurned = a.axis === "longitude" || b.axis === "latitude";
    if (isTurned && (a.axis === "latitude" || b.axis === "longitude")) continue;
    const [north, east] = isTurned ? [b, a] : [a, b];
    if (a.axis !== null && a.axis === b.axis) continue;
    if (Math.abs(north.degrees) <= 90) return { latitude: north.degrees, longitude: east.degrees };
  }
  return null;
}

/** The ways to cut a text in two: behind a letter, at a semicolon, at a comma with a space, … */
function halvesOf(text: string): [string, string][] {
  const cuts = [/(?<=[NSEW])[\s,;]+/giu, /\s*;\s*/gu, /,\s+/gu, /,/gu, /\s+/gu];
  return cuts.flatMap((cut) => {
    const parts = text.split(cut);
    return parts.length === 2 ? [[parts[0] ?? "", parts[1] ?? ""] as [string, string]] : [];
  });
}

interface Angle {
  degrees: number;
  axis: keyof Coordinates | null;
}

function angleOf(text: string): Angle | null {
  const match = ONE.exec(text.trim())?.map((part) => part ?? "");
  if (match === undefined) return null;
  const [, before = "", sign = "", whole = "", minutes = "", seconds = "", behind = ""] = match;
  const size = sizeOf(whole, minutes, seconds);
  const signs = [before, sign, behind].filter((one) => one !== "");
  if (size === null || signs.length > 1) return null;
  const isNegative = /[-−SW]/iu.test(signs.join(""));
  return {
    degrees: rounded(isNegative ? -size : size),
    axis: axisOf(signs.join("").toUpperCase()),
  };
}

/** Degrees, minutes and seconds in degrees; null beyond 59 minutes, 59 seconds or 180 degrees. */
function sizeOf(whole: string, minutes: string, seconds: string): number | null {
  const [degrees = 0, m = 0, s = 0] = [whole, minutes, seconds].map(numeric);
  const size = degrees + (m + s / 60) / 60;
  return m >= 60 || s >= 60 || size > 180 ? null : size;
}

function axisOf(letter: string): keyof Coordinates | null {
  if (letter === "N" || letter === "S") return "latitude";
  return letter === "E" || letter === "W" ? "longitude" : null;
}

function numeric(text: string): number {
  return Number(text.replace(",", "."));
}

/** Degrees as maps write them, with at most seven decimals: "-74.0456"; "" where there are none. */
export function degreesText(degrees: number | null): string {
  return degrees === null ? "" : degrees.toFixed(DECIMALS).replace(/\.?0+$/u, "");
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10 ** DECIMALS) / 10 ** DECIMALS + 0;
}
