import Drawer from "@mui/material/Drawer";
import type { ReactNode } from "react";
import { DRAWER_OPEN } from "./shell-sizes.ts";
import type { DrawerState } from "./use-drawer.ts";

interface PhoneDrawerProps {
  drawer: DrawerState;
  children: ReactNode;
}

/** On phones the menu covers the screen, and only while it is open. */
export function PhoneDrawer({ drawer, children }: PhoneDrawerProps) {
  return (
    <Drawer
      open={drawer.isOpen}
      onClose={drawer.close}
      slotProps={{ paper: { "aria-label": "Menu", sx: { width: DRAWER_OPEN } } }}
    >
      {children}
    </Drawer>
  );
}
