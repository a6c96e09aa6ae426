import { MOST_PUNCH_PHOTO_BYTES } from "@crewline/domain/records/kiosks/punch-photo";
import { base64Of, writtenPicture } from "../../../ui/pictures/write-picture.ts";

/** The longer side in pixels and the quality to try until the photo is small enough. */
const attempts = [640, 480, 320, 160].flatMap((side) =>
  [0.85, 0.7, 0.5].map((quality) => ({ side, quality })),
);

/** A picture that moves, and its size. */
export interface Frame {
  source: CanvasImageSource;
  width: number;
  height: number;
}

/** The frame as a JPEG of at most 100 kB in base64; null where the browser can write none. */
export async function drawJpeg({ source, width, height }: Frame): Promise<string | null> {
  if (width === 0 || height === 0) return null;
  const canvas = document.createElement("canvas");
  for (const { side, quality } of attempts) {
    const scale = Math.min(1, side / Math.max(width, height));
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext("2d")?.drawImage(source, 0, 0, canvas.width, canvas.height);
    const wanted = { type: "image/jpeg", quality, mostBytes: MOST_PUNCH_PHOTO_BYTES };
    const blob = await writtenPicture(canvas, wanted);
    if (blob !== null) return base64Of(blob);
  }
  return null;
}
