import type { AnswerPhoto } from "@crewline/domain/records/checklists/checklist-photo";
import { MOST_CHECKLIST_PHOTO_BYTES } from "@crewline/domain/records/checklists/checklist-photo";
import type { PhotoType } from "@crewline/domain/records/employees/employee-photo";
import { base64Of, writtenPicture } from "../../ui/pictures/write-picture.ts";

const sides = [1280, 1024, 800, 640];
const qualities = [0.8, 0.65, 0.5];
const types: readonly PhotoType[] = ["image/webp", "image/jpeg"];
/** The longest side and the quality to try until the picture is small enough, the best first. */
const attempts = sides.flatMap((side) =>
  qualities.flatMap((quality) => types.map((type) => ({ side, quality, type }))),
);

type Drawn = CanvasImageSource & { width: number; height: number };

/**
 * The whole picture, redrawn in at most 180 kB, without camera data and location. Null where the
 * browser can write none.
 */
export async function scaledPhoto(picture: Drawn): Promise<AnswerPhoto | null> {
  const canvas = document.createElement("canvas");
  let drawnSide = 0;
  for (const { side, quality, type } of attempts) {
    if (drawnSide !== side) draw(canvas, picture, side);
    drawnSide = side;
    const mostBytes = MOST_CHECKLIST_PHOTO_BYTES;
    const blob = await writtenPicture(canvas, { type, quality, mostBytes });
    if (blob !== null) return { type, base64: await base64Of(blob) };
  }
  return null;
}

function draw(canvas: HTMLCanvasElement, picture: Drawn, side: number): void {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) return;
  context.imageSmoothingQuality = "high";
  // Pictures may be transparent, which JPEG would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
}
