import type { FocusEvent, PointerEvent, ReactNode } from "react";
import { useOnceTrue } from "../state/use-once-true.ts";
import { LazyTip } from "./lazy-tip.ts";
import { useShownTip } from "./use-shown-tip.ts";

/** What the element with the tip listens to. */
export interface TipTarget {
  onPointerEnter(event: PointerEvent<HTMLElement>): void;
  onPointerLeave(): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(): void;
}

/**
 * A tip for an element: give it `target`, and render `tip` beside it. Its code comes when an element
 * is first pointed at or reached by the keyboard; a tap shows none, because it acts at once.
 * `onPoint` is called when the element is pointed at, for what it will need.
 */
export function useTip(label: string, onPoint?: () => void): { target: TipTarget; tip: ReactNode } {
  const state = useShownTip();
  const { shown, acts } = state;
  const isNeeded = useOnceTrue(shown !== null);
  const target: TipTarget = {
    onPointerEnter: ({ currentTarget, pointerType }) => {
      onPoint?.();
      if (pointerType !== "touch") acts.show({ anchor: currentTarget, label });
    },
    onPointerLeave: acts.hideSoon,
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(":focus-visible")) acts.show({ anchor: currentTarget, label });
    },
    onBlur: acts.hide,
  };
  const present = shown === null ? state : { ...state, shown: { ...shown, label } };
  return { target, tip: isNeeded && <LazyTip tip={present} placement="bottom" /> };
}
