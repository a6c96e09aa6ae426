import type { PhotoType } from "../../records/employees/employee-photo.ts";

type Size = [width: number, height: number];

/** The pixels of a picture as its heading says; null where it says none. Of files with whole parts. */
export function pictureSize(type: PhotoType | "image/png", bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (type === "image/png") return [view.getUint32(16), view.getUint32(20)];
    return type === "image/jpeg" ? jpegSize(view) : webpSize(view);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Markers that are no frame although they lie between those of frames: ITU-T T.81, table B.1. */
const noFrames: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

/** Of the largest frame. */
function jpegSize(view: DataView): Size | null {
  let found: Size | null = null;
  for (let at = 2; at + 4 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xda) break;
    if (marker < 0xc0 || marker > 0xcf || noFrames.has(marker)) continue;
    const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
    found = [Math.max(width, found?.[0] ?? 0), Math.max(height, found?.[1] ?? 0)];
  }
  return found;
}

/** Of the whole picture: the heading of an extended file, or of its only frame. */
function webpSize(view: DataView): Size | null {
  const name = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;
  if (name === "VP8X") return [three(24) + 1, three(27) + 1];
  if (name === "VP8 ") {
    return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
  }
  if (name !== "VP8L") return null;
  const bits = view.getUint32(21, true);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}
