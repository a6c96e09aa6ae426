import Tooltip from "@mui/material/Tooltip";
import type { MenuTipState } from "./use-menu-tip.ts";

/** The label of the menu item that is pointed at or focused while the drawer is collapsed. */
export function MenuTip({ tip: { shown, acts } }: { tip: MenuTipState }) {
  return (
    <Tooltip
      open={shown !== null}
      onClose={acts.hide}
      title={shown?.label ?? ""}
      placement="right"
      slotProps={{
        popper: { anchorEl: shown?.anchor ?? null },
        tooltip: { onPointerEnter: acts.keep, onPointerLeave: acts.hideSoon },
      }}
    >
      <span hidden />
    </Tooltip>
  );
}
