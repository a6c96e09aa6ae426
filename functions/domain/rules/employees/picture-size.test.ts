import { expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { pictureSize } from "./picture-size.ts";
import { requireChecklistPhoto } from "./read-photo.ts";

const text = (name: string) => Array.from(name, (sign) => sign.charCodeAt(0));
const two = (value: number) => [value >> 8, value & 0xff];
const scan = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9];

const jpegOf = (width: number, height: number, marker = 0xc0) =>
  new Uint8Array(
    [
      [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1],
      [0xff, marker, 0, 11, 8, ...two(height), ...two(width), 1, 1, 0x11, 0],
      scan,
    ].flat(),
  );
const webpOf = (name: string, data: number[]) =>
  new Uint8Array([
    ...text("RIFF"),
    0,
    0,
    0,
    0,
    ...text(`WEBP${name}`),
    data.length,
    0,
    0,
    0,
    ...data,
  ]);

test("the size of a JPEG is that of its largest frame, whichever kind of frame it is", () => {
  expect(pictureSize("image/jpeg", jpegOf(640, 480))).toEqual([640, 480]);
  expect(pictureSize("image/jpeg", jpegOf(640, 480, 0xc2))).toEqual([640, 480]);
  expect(pictureSize("image/jpeg", jpegOf(640, 480, 0xc4))).toBeNull();
});

test("the size of a WebP is read from each of its three kinds", () => {
  const frame = [0, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0xe0, 0x01];
  expect(pictureSize("image/webp", webpOf("VP8 ", frame))).toEqual([640, 480]);
  const bits = 639 | (479 << 14);
  const lossless = [
    0x2f,
    bits & 0xff,
    (bits >> 8) & 0xff,
    (bits >> 16) & 0xff,
    (bits >> 24) & 0xff,
  ];
  expect(pictureSize("image/webp", webpOf("VP8L", lossless))).toEqual([640, 480]);
  const canvas = [0, 0, 0, 0, 0x7f, 0x02, 0, 0xdf, 0x01, 0];
  expect(pictureSize("image/webp", webpOf("VP8X", canvas))).toEqual([640, 480]);
});

test("the size of a PNG is that of its first part", () => {
  const png = new Uint8Array(24);
  png.set([0, 0, 0x4e, 0x20, 0, 0, 0, 1], 16);
  expect(pictureSize("image/png", png)).toEqual([20_000, 1]);
});

test("a file that ends before its size has none", () => {
  expect(pictureSize("image/webp", webpOf("VP8 ", [0, 0]))).toBeNull();
  expect(pictureSize("image/jpeg", new Uint8Array([0xff, 0xd8, 0xff, 0xc0]))).toBeNull();
});

test("a small file that unfolds to a huge picture is refused, and one of 4,096 pixels is not", () => {
  expect(() => requireChecklistPhoto("image/jpeg", jpegOf(4096, 3000))).not.toThrow();
  for (const bomb of [jpegOf(4097, 10), jpegOf(10, 65_535)]) {
    expect(() => requireChecklistPhoto("image/jpeg", bomb)).toThrow(broken("photoRefused"));
  }
});

test("a picture of a checklist has 180 kB at most, and is of the kind that it says", () => {
  const large = new Uint8Array(180 * 1024 + 1);
  large.set(jpegOf(640, 480));
  const svg = new Uint8Array(text("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"));
  for (const bytes of [large, svg, webpOf("VP8 ", [])]) {
    expect(() => requireChecklistPhoto("image/jpeg", bytes)).toThrow(broken("photoRefused"));
  }
});
