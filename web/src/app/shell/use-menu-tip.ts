import { useEffect, useRef, useState } from "react";

interface ShownTip {
  anchor: HTMLElement;
  label: string;
}

export interface MenuTipState {
  shown: ShownTip | null;
  show(tip: ShownTip): void;
  hide(): void;
  /** Leaves the time to move the pointer from the item onto its tip. */
  hideSoon(): void;
  /** Takes `hideSoon` back. */
  keep(): void;
}

const crossingMs = 150;

/** The menu item whose label is shown beside it; one at a time. */
export function useMenuTip(): MenuTipState {
  const [shown, setShown] = useState<ShownTip | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = () => clearTimeout(timer.current);
  const hide = () => {
    keep();
    setShown(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    shown,
    hide,
    keep,
    show: (tip) => {
      keep();
      setShown(tip);
    },
    hideSoon: () => {
      keep();
      timer.current = setTimeout(() => setShown(null), crossingMs);
    },
  };
}
