/** A hidden tab paints no frames. */
const LONGEST_FRAME_MS = 200;

/** Resolves after the next frame is painted. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_FRAME_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
