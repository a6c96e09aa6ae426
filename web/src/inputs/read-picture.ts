import { pictureSize } from "@crewline/domain/rules/employees/picture-size";

/** Unfolded, a picture takes four bytes a pixel: more than these end the tab of many a phone. */
const MOST_PIXELS = 100_000_000;

export const UNREADABLE_PICTURE =
  "This picture cannot be read. Choose a JPEG or PNG picture of at most 100 megapixels.";

/** Camera data and a color profile come before the size of a JPEG. */
const HEADING_BYTES = 256 * 1024;

/**
 * The picture of a file; null for a file that is none, and for a small file that would unfold to a
 * huge picture, which is not even tried.
 */
export async function readPicture(file: File): Promise<ImageBitmap | null> {
  const heading = new Uint8Array(await file.slice(0, HEADING_BYTES).arrayBuffer());
  const [width, height] = sizeOf(heading) ?? [0, 0];
  if (width * height > MOST_PIXELS) return null;
  return createImageBitmap(file).catch(() => null);
}

/** By what the file begins with: its name and type are what someone called it. */
function sizeOf(heading: Uint8Array) {
  const [first, second] = heading;
  if (first === 0xff && second === 0xd8) return pictureSize("image/jpeg", heading);
  if (first === 0x89 && second === 0x50) return pictureSize("image/png", heading);
  if (first === 0x52 && second === 0x49) return pictureSize("image/webp", heading);
  return null;
}
