import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readPicture } from "./read-picture.ts";

const bitmap = { width: 1, height: 1 };
const unfold = vi.fn((_file: File) => Promise.resolve(bitmap));

beforeEach(() => vi.stubGlobal("createImageBitmap", unfold));
afterEach(() => {
  vi.unstubAllGlobals();
  unfold.mockClear();
});

function pngOf(width: number, height: number): File {
  const bytes = new Uint8Array(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new File([bytes], "photo.png", { type: "image/png" });
}

test("a small file that unfolds to a huge picture does not end the tab: it is not tried", async () => {
  expect(await readPicture(pngOf(20_000, 20_000))).toBeNull();
  expect(unfold).not.toHaveBeenCalled();
  expect(await readPicture(pngOf(4000, 3000))).toBe(bitmap);
});

test("a file that is no picture gives none, whatever it is called", async () => {
  unfold.mockRejectedValueOnce(new Error("The source image could not be decoded."));
  const text = new File(["<svg onload='alert(1)'/>"], "photo.png", { type: "image/png" });
  expect(await readPicture(text)).toBeNull();
});
