/**
 * What the canvas shows as a file of that type and quality; null for a type that the browser writes
 * as another one, and for too many bytes.
 */
export function writtenPicture(
  canvas: HTMLCanvasElement,
  { type, quality, mostBytes }: { type: string; quality: number; mostBytes: number },
): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob?.type === type && blob.size <= mostBytes ? blob : null),
      type,
      quality,
    );
  });
}

export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
