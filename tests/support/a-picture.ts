import type { Page } from "playwright-core";

/** A wide picture, red on the left and blue on the right, as a camera gives it: far above 30 kB. */
export async function aPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: 1600, height: 800 });
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("No canvas.");
    for (let x = 0; x < 1600; x += 4) {
      for (let y = 0; y < 800; y += 4) {
        const shade = ((x * 31 + y * 17) % 97) + 120;
        context.fillStyle = x < 800 ? `rgb(${shade},0,0)` : `rgb(0,0,${shade})`;
        context.fillRect(x, y, 4, 4);
      }
    }
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
