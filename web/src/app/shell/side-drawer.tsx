import ChevronLeft from "@mui/icons-material/ChevronLeft";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useEffect, useRef } from "react";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import { BAR_HEIGHT, DRAWER_COLLAPSED, DRAWER_OPEN } from "./shell-sizes.ts";
import type { DrawerState } from "./use-drawer.ts";

/** Permanent and collapsible; on phones it covers the screen only while it is open. */
export function SideDrawer({ drawer }: { drawer: DrawerState }) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const content = <DrawerContent drawer={drawer} isCollapsed={!isPhone && !drawer.isOpen} />;
  if (isPhone) {
    return (
      <Drawer
        open={drawer.isOpen}
        onClose={drawer.close}
        slotProps={{ paper: { "aria-label": "Menu", sx: { width: DRAWER_OPEN } } }}
      >
        {content}
      </Drawer>
    );
  }
  const width = drawer.isOpen ? DRAWER_OPEN : { xs: DRAWER_COLLAPSED.xs, sm: DRAWER_COLLAPSED.sm };
  return (
    <Drawer
      variant="permanent"
      open={drawer.isOpen}
      slotProps={{ paper: { sx: { width, overflowX: "hidden", transition: "width 195ms" } } }}
    >
      {content}
    </Drawer>
  );
}

function DrawerContent({ drawer, isCollapsed }: { drawer: DrawerState; isCollapsed: boolean }) {
  return (
    <nav aria-label="Main menu">
      <Box
        sx={{
          display: "flex",
          flexShrink: 0,
          alignItems: "center",
          justifyContent: "space-between",
          minHeight: BAR_HEIGHT,
          px: 2,
        }}
      >
        <Logo />
        {!isCollapsed && <CloseButton onClose={drawer.close} />}
      </Box>
      <Divider />
      <MainMenu isCollapsed={isCollapsed} onChoose={drawer.close} />
    </nav>
  );
}

/** Has the focus when it appears, because the button that opened the drawer is gone. */
function CloseButton({ onClose }: { onClose: () => void }) {
  const button = useRef<HTMLButtonElement | null>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <IconButton ref={button} edge="end" aria-label="Close the menu" onClick={onClose}>
      <ChevronLeft />
    </IconButton>
  );
}
