import { RuleViolation } from "../violations/rule-violation.ts";
import type { PhotoType } from "../../records/employees/employee-photo.ts";
import { MOST_PUNCH_PHOTO_BYTES } from "../../records/kiosks/punch-photo.ts";
import { MOST_CHECKLIST_PHOTO_BYTES } from "../../records/checklists/checklist-photo.ts";
import { pictureSize } from "./picture-size.ts";
import { MOST_PHOTO_BYTES } from "../../records/employees/employee-photo.ts";

/**
 * Checks the bytes of a photo against the type that they are said to have. Throws photoRefused for
 * more than 30 kB, for another kind of file, and for camera data, which may name a place.
 */
export function requirePhoto(type: PhotoType, bytes: Uint8Array): void {
  requireParts(bytes, MOST_PHOTO_BYTES, partsOf[type]);
}

/**
 * Checks the bytes of the photo that a tablet takes with a punch. Throws photoRefused for more than
 * 100 kB, for what is no JPEG, and for camera data.
 */
export function requirePunchPhoto(bytes: Uint8Array): void {
  requireParts(bytes, MOST_PUNCH_PHOTO_BYTES, jpegSegments);
}

/** A phone's browser can show a picture of that many pixels on a side, and no more are needed. */
const MOST_SIDE = 4096;

/**
 * Checks the bytes of a photo or signature of a checklist against the type that they are said to
 * have. Throws photoRefused for more than 180 kB, for another kind of file, for camera data, and for
 * a small file that would unfold to a huge picture.
 */
export function requireChecklistPhoto(type: PhotoType, bytes: Uint8Array): void {
  requireParts(bytes, MOST_CHECKLIST_PHOTO_BYTES, partsOf[type]);
  const size = pictureSize(type, bytes);
  if (size === null || Math.max(...size) > MOST_SIDE) throw new RuleViolation("photoRefused", {});
}

type PartsOf = (bytes: Uint8Array) => string[] | null;

function requireParts(bytes: Uint8Array, mostBytes: number, namesOf: PartsOf): void {
  const parts = bytes.length > mostBytes ? null : namesOf(bytes);
  if (parts === null || parts.some((part) => described.has(part))) {
    throw new RuleViolation("photoRefused", {});
  }
}

/**
 * The parts of both formats that hold camera data or descriptions: APP1 in JPEG, chunks in WebP.
 */
const described: ReadonlySet<string> = new Set(["e1", "EXIF", "XMP "]);

/** The names of the parts before and between the pixels; null for another kind of file. */
const partsOf: Readonly<Record<PhotoType, PartsOf>> = {
  "image/jpeg": jpegSegments,
  "image/webp": webpChunks,
};

/** ITU-T T.81, annex B: markers with their lengths, up to the start of the scan (da). */
function jpegSegments(bytes: Uint8Array): string[] | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: string[] = [];
  for (let at = 2; at + 4 <= bytes.length; at += 2 + view.getUint16(at + 2)) {
    if (bytes[at] !== 0xff) return null;
    const marker = (bytes[at + 1] ?? 0).toString(16);
    found.push(marker);
    if (marker === "da") return found;
  }
  return null;
}

/** RIFF: after twelve bytes of heading, chunks of a name, a length and padded data. */
function webpChunks(bytes: Uint8Array): string[] | null {
  const text = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (text(0) !== "RIFF" || text(8) !== "WEBP") return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: string[] = [];
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true);
    found.push(text(at));
    at += 8 + length + (length % 2);
  }
  return found.length === 0 ? null : found;
}
