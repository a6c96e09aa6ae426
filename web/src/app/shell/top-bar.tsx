import type { Area } from "@crewline/domain/kernel/access/area";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import MenuIcon from "@mui/icons-material/Menu";
import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Toolbar from "@mui/material/Toolbar";
import Typography from "@mui/material/Typography";
import type { RefObject } from "react";
import { memo, useEffect, useRef } from "react";
import { useOwnProfile } from "../../session/actor/use-own-profile.ts";
import { HelpButton } from "./help-button.tsx";
import { PaletteButton } from "./palette-button.tsx";
import { BAR_HEIGHT, DRAWER_OPEN } from "./shell-sizes.ts";
import type { DrawerState } from "./use-drawer.ts";
import { UserMenu } from "./user-menu.tsx";

interface TopBarProps {
  drawer: DrawerState;
  /** Undefined at an address without a screen. */
  area: Area | undefined;
}

export const TopBar = memo(function TopBar({ drawer, area }: TopBarProps) {
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
      <Toolbar style={{ minHeight: 0 }} sx={{ height: BAR_HEIGHT }}>
        <IconButton
          ref={menuButton}
          color="inherit"
          edge="start"
          aria-label="Open the menu"
          aria-expanded={drawer.isOpen}
          onClick={drawer.open}
          sx={{ mr: 2, display: { xs: "none", sm: drawer.isOpen ? "none" : "inline-flex" } }}
        >
          <MenuIcon />
        </IconButton>
        <BarTitle />
        <PaletteButton />
        {area !== undefined && <HelpButton key={area} area={area} />}
        <UserMenu />
      </Toolbar>
    </AppBar>
  );
});

/** The product's name, and the company's: beside it at a desk, below it on phones. */
function BarTitle() {
  const { companyName } = useOwnProfile();
  return (
    <Box
      sx={{
        flexGrow: 1,
        minWidth: 0,
        display: "flex",
        flexDirection: { xs: "column", sm: "row" },
        alignItems: { sm: "baseline" },
        columnGap: 1.5,
      }}
    >
      <Typography
        component="span"
        noWrap
        sx={{ flexShrink: 0, fontSize: 20, fontWeight: 600, lineHeight: 1.3 }}
      >
        {PRODUCT_NAME}
      </Typography>
      {companyName !== null && (
        <Typography component="span" noWrap sx={{ fontSize: { xs: 13, sm: 16 }, lineHeight: 1.3 }}>
          {companyName}
        </Typography>
      )}
    </Box>
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
