/** The part of a picture to keep: its center in shares of width and height, and its enlargement. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

/** A picture by its pixels. */
export interface Size {
  width: number;
  height: number;
}

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MOST_ZOOM = 4;

/** The square in pixels of the picture; it never reaches beyond an edge. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / zoom;
  return {
    left: clamp(x * width - side / 2, 0, width - side),
    top: clamp(y * height - side / 2, 0, height - side),
    side,
  };
}

/**
 * The crop after the picture was moved by shares of the square: to the right shows more of its
 * left.
 */
export function movedBy(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { left, top, side } = squareOf(size, crop);
  const center = {
    x: (left + side / 2 - by.x * side) / size.width,
    y: (top + side / 2 - by.y * side) / size.height,
    zoom: crop.zoom,
  };
  const kept = squareOf(size, center);
  return {
    x: (kept.left + side / 2) / size.width,
    y: (kept.top + side / 2) / size.height,
    zoom: crop.zoom,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
