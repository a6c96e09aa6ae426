import Tooltip from "@mui/material/Tooltip";
import type { MenuTipState } from "./use-menu-tip.ts";

/** The label of the menu item that is pointed at or focused while the drawer is collapsed. */
export function MenuTip({ tip }: { tip: MenuTipState }) {
  return (
    <Tooltip
      open={tip.shown !== null}
      onClose={tip.hide}
      title={tip.shown?.label ?? ""}
      placement="right"
      slotProps={{
        popper: { anchorEl: tip.shown?.anchor ?? null },
        tooltip: { onPointerEnter: tip.keep, onPointerLeave: tip.hideSoon },
      }}
    >
      <span hidden />
    </Tooltip>
  );
}
