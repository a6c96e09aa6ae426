import type { IconButtonProps } from "@mui/material/IconButton";
import IconButton from "@mui/material/IconButton";
import type { TipTarget } from "./use-tip.tsx";
import { useTip } from "./use-tip.tsx";

interface TipButtonProps extends Omit<IconButtonProps, keyof TipTarget | "style"> {
  /** What the button does; its name, too, unless `aria-label` says more. */
  tip: string;
  href?: string;
  onPoint?: () => void;
}

/** A button with an icon, and a tip that says what it does, also while it is off. */
export function TipButton({ tip: label, onPoint, ...button }: TipButtonProps) {
  const { target, tip } = useTip(label, onPoint);
  return (
    <>
      <IconButton aria-label={label} {...button} {...target} style={{ pointerEvents: "auto" }} />
      {tip}
    </>
  );
}
