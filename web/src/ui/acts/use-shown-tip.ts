import { useEffect, useMemo, useRef, useState } from "react";

interface ShownTip {
  anchor: HTMLElement;
  label: string;
}

export interface TipActs {
  show(tip: ShownTip): void;
  hide(): void;
  /** Leaves the time to move the pointer from the element onto its tip. */
  hideSoon(): void;
  /** Takes `hideSoon` back. */
  keep(): void;
}

export interface TipState {
  shown: ShownTip | null;
  /** The same for as long as the component is there. */
  acts: TipActs;
}

const crossingMs = 150;

/** The element whose label is shown beside it; one at a time. */
export function useShownTip(): TipState {
  const [shown, setShown] = useState<ShownTip | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const acts = useMemo<TipActs>(() => {
    const keep = () => clearTimeout(timer.current);
    const showNow = (tip: ShownTip | null) => {
      keep();
      setShown(tip);
    };
    return {
      keep,
      show: showNow,
      hide: () => showNow(null),
      hideSoon: () => {
        keep();
        timer.current = setTimeout(() => setShown(null), crossingMs);
      },
    };
  }, []);
  return { shown, acts };
}
