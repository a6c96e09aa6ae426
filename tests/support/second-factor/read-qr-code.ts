import type { Locator } from "playwright-core";
import { decodeQR } from "qr/decode.js";

const SCALE = 4;

/** Reads a QR code that is drawn as one path of unit squares, as a camera does. */
export async function readQrCode(svg: Locator): Promise<string> {
  const size = Number((await svg.getAttribute("viewBox"))?.split(" ")[2]);
  const path = (await svg.locator("path").getAttribute("d")) ?? "";
  const side = size * SCALE;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    blacken(data, side, { x: Number(x), y: Number(y) });
  }
  return decodeQR({ width: side, height: side, data });
}

function blacken(data: Uint8Array, side: number, cell: { x: number; y: number }): void {
  for (let row = cell.y * SCALE; row < (cell.y + 1) * SCALE; row += 1) {
    const start = (row * side + cell.x * SCALE) * 4;
    for (let at = start; at < start + SCALE * 4; at += 1) if (at % 4 !== 3) data[at] = 0;
  }
}
