import type { PointerEvent } from "react";
import { useRef } from "react";

/** A shorter way of the finger is a tap, and a steeper one scrolls. */
const FEWEST_PIXELS = 60;

interface Swipe {
  onBack: () => void;
  onForward: () => void;
}

/** Handlers of an element that a finger swipes: to the right goes back, to the left forward. */
export function useSwipe({ onBack, onForward }: Swipe) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  const end = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (from?.id !== event.pointerId) return;
    const [across, down] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.abs(across) < FEWEST_PIXELS || Math.abs(down) > Math.abs(across) / 2) return;
    if (across > 0) onBack();
    else onForward();
  };
  return {
    // The browser scrolls up and down, and leaves the other way to these handlers.
    style: { touchAction: "pan-y" },
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== "touch") return;
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerUp: end,
    onPointerCancel: () => {
      start.current = null;
    },
  } as const;
}
