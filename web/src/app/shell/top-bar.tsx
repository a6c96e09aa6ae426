import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import MenuIcon from "@mui/icons-material/Menu";
import AppBar from "@mui/material/AppBar";
import IconButton from "@mui/material/IconButton";
import Toolbar from "@mui/material/Toolbar";
import Typography from "@mui/material/Typography";
import type { RefObject } from "react";
import { useEffect, useRef } from "react";
import { PaletteButton } from "./palette-button.tsx";
import { DRAWER_OPEN } from "./shell-sizes.ts";
import type { DrawerState } from "./use-drawer.ts";
import { UserMenu } from "./user-menu.tsx";

export function TopBar({ drawer }: { drawer: DrawerState }) {
  const menuButton = useFocusWhenClosed(drawer.isOpen);
  return (
    <AppBar
      position="fixed"
      elevation={0}
      sx={(theme) => ({
        borderBottom: 1,
        borderColor: "transparent",
        transition: theme.transitions.create(["width", "margin"]),
        [theme.breakpoints.up("sm")]: {
          zIndex: theme.zIndex.drawer + 1,
          ...(drawer.isOpen && {
            ml: `${DRAWER_OPEN}px`,
            width: `calc(100% - ${DRAWER_OPEN}px)`,
          }),
        },
        ...theme.applyStyles("dark", { bgcolor: "#16241b", borderColor: "divider" }),
      })}
    >
      <Toolbar>
        <IconButton
          ref={menuButton}
          color="inherit"
          edge="start"
          aria-label="Open the menu"
          aria-expanded={drawer.isOpen}
          onClick={drawer.open}
          sx={{ mr: 2, display: { xs: "inline-flex", sm: drawer.isOpen ? "none" : "inline-flex" } }}
        >
          <MenuIcon />
        </IconButton>
        <Typography component="span" noWrap sx={{ flexGrow: 1, fontSize: 20, fontWeight: 600 }}>
          {PRODUCT_NAME}
        </Typography>
        <PaletteButton />
        <UserMenu />
      </Toolbar>
    </AppBar>
  );
}

/** Takes the focus back from the drawer's own button, which goes when the drawer closes. */
function useFocusWhenClosed(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement | null>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isClosing = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isClosing && document.activeElement === document.body) button.current?.focus();
  }, [isOpen]);
  return button;
}
