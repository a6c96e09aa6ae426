import { expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { photoSchema } from "../../records/employees/employee-photo.ts";
import { requirePhoto, requirePunchPhoto } from "./read-photo.ts";

const bytesOf = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === "string" ? Array.from(part, (sign) => sign.charCodeAt(0)) : [...part],
    ),
  );
const scan = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9];
const jpeg = bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1], scan);
const webp = bytesOf("RIFF", [16, 0, 0, 0], "WEBPVP8 ", [4, 0, 0, 0, 1, 2, 3, 4]);

test("a photo is a JPEG or a WebP file, as it says", () => {
  expect(() => requirePhoto("image/jpeg", jpeg)).not.toThrow();
  expect(() => requirePhoto("image/webp", webp)).not.toThrow();
  expect(() => requirePhoto("image/webp", jpeg)).toThrow(broken("photoRefused"));
  expect(() => requirePhoto("image/jpeg", webp)).toThrow(broken("photoRefused"));
});

test.each([
  ["text", bytesOf("<svg onload=alert(1)>")],
  ["nothing", bytesOf()],
  ["a PNG file", bytesOf([0x89], "PNG\r\n", [0x1a, 0x0a], scan)],
  ["the beginning of a JPEG file", bytesOf([0xff, 0xd8, 0xff])],
])("%s is no photo", (_name, bytes) => {
  expect(() => requirePhoto("image/jpeg", bytes)).toThrow(broken("photoRefused"));
});

test("a photo with camera data, which may name a place, is refused", () => {
  const camera = bytesOf([0xff, 0xd8, 0xff, 0xe1, 0, 8], "Exif\0\0", scan);
  expect(() => requirePhoto("image/jpeg", camera)).toThrow(broken("photoRefused"));
  const described = bytesOf(
    "RIFF",
    [28, 0, 0, 0],
    "WEBPVP8 ",
    [3, 0, 0, 0, 1, 2, 3, 0],
    "EXIF",
    [0, 0, 0, 0],
  );
  expect(() => requirePhoto("image/webp", described)).toThrow(broken("photoRefused"));
});

test("a photo has 30 kB at most", () => {
  const large = new Uint8Array(30 * 1024 + 1);
  large.set(jpeg);
  expect(() => requirePhoto("image/jpeg", large)).toThrow(broken("photoRefused"));
  const base64 = "A".repeat(41_000);
  expect(photoSchema.safeParse({ type: "image/jpeg", base64 }).error?.issues[0]?.message).toBe(
    "photoTooLarge",
  );
});

test("a photo of a punch is a JPEG of 100 kB at most, without camera data", () => {
  const largest = new Uint8Array(100 * 1024);
  largest.set(jpeg);
  const larger = new Uint8Array(100 * 1024 + 1);
  larger.set(jpeg);
  const camera = bytesOf([0xff, 0xd8, 0xff, 0xe1, 0, 8], "Exif\0\0", scan);
  expect(() => requirePunchPhoto(largest)).not.toThrow();
  for (const bytes of [larger, webp, camera]) {
    expect(() => requirePunchPhoto(bytes)).toThrow(broken("photoRefused"));
  }
});
