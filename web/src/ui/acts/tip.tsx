import Tooltip from "@mui/material/Tooltip";
import type { TipState } from "./use-shown-tip.ts";

interface TipProps {
  tip: TipState;
  placement: "bottom" | "right";
}

/** The label of what is pointed at or focused, beside it. */
export function Tip({ tip: { shown, acts }, placement }: TipProps) {
  return (
    <Tooltip
      open={shown !== null}
      onClose={acts.hide}
      title={shown?.label ?? ""}
      placement={placement}
      slotProps={{
        popper: { anchorEl: shown?.anchor ?? null },
        tooltip: { onPointerEnter: acts.keep, onPointerLeave: acts.hideSoon },
      }}
    >
      <span hidden />
    </Tooltip>
  );
}
