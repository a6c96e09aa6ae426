import type { Photo, PhotoType } from "@crewline/domain/records/employees/employee-photo";
import { MOST_PHOTO_BYTES } from "@crewline/domain/records/employees/employee-photo";
import { base64Of, writtenPicture } from "../../../ui/pictures/write-picture.ts";
import type { Crop } from "./square-of.ts";
import { squareOf } from "./square-of.ts";

const sides = [256, 192, 128];
const qualities = [0.9, 0.75, 0.6, 0.45];
const types: readonly PhotoType[] = ["image/webp", "image/jpeg"];
/** The sizes and qualities to try until the photo is small enough, the best first. */
const attempts = sides.flatMap((side) =>
  qualities.flatMap((quality) => types.map((type) => ({ side, quality, type }))),
);

/** Draws the part of the picture that is kept over the whole canvas. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const context = canvas.getContext("2d");
  if (context === null) return;
  context.imageSmoothingQuality = "high";
  // Pictures may be transparent, which JPEG would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/**
 * The photo of at most 30 kB, redrawn, without camera data and location.
 * Null where the browser can write none.
 */
export async function drawPhoto(picture: ImageBitmap, crop: Crop): Promise<Photo | null> {
  const canvas = document.createElement("canvas");
  for (const { side, quality, type } of attempts) {
    if (canvas.width !== side) {
      canvas.width = side;
      canvas.height = side;
      drawSquare(canvas, picture, crop);
    }
    const blob = await writtenPicture(canvas, { type, quality, mostBytes: MOST_PHOTO_BYTES });
    if (blob !== null) return { type, base64: await base64Of(blob) };
  }
  return null;
}
