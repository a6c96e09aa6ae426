import { useEffect, useMemo, useRef, useState } from "react";

interface ShownTip {
  anchor: HTMLElement;
  label: string;
}

export interface MenuTipActs {
  show(tip: ShownTip): void;
  hide(): void;
  /** Leaves the time to move the pointer from the item onto its tip. */
  hideSoon(): void;
  /** Takes `hideSoon` back. */
  keep(): void;
}

export interface MenuTipState {
  shown: ShownTip | null;
  /** The same for as long as the menu is there. */
  acts: MenuTipActs;
}

const crossingMs = 150;

/** The menu item whose label is shown beside it; one at a time. */
export function useMenuTip(): MenuTipState {
  const [shown, setShown] = useState<ShownTip | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const acts = useMemo<MenuTipActs>(() => {
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
