/**
 * A picture of one pixel as each kind of file; the JPEG is as a camera writes it, with its place.
 */
const bytesOf = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part),
    ),
  );

const scan = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9];

export const plainJpeg = bytesOf([0xff, 0xd8], [0xff, 0xe0, 0, 4, 1, 1], scan);
export const cameraJpeg = bytesOf([0xff, 0xd8], [0xff, 0xe1, 0, 8], "Exif\0\0", scan);
export const plainWebp = bytesOf("RIFF", [16, 0, 0, 0], "WEBP", "VP8 ", [4, 0, 0, 0, 1, 2, 3, 4]);

/** A JPEG whose heading says that it has so many pixels. */
export const jpegOf = (width: number, height: number) =>
  bytesOf(
    [0xff, 0xd8],
    [0xff, 0xc0, 0, 11, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0],
    scan,
  );
