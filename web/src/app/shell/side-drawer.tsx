import ChevronLeft from "@mui/icons-material/ChevronLeft";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import type { Theme } from "@mui/material/styles";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { memo, useEffect, useRef } from "react";
import { useOnceTrue } from "../../ui/state/use-once-true.ts";
import { usePreload } from "../../ui/loading/lazy-part.tsx";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import { LazyPhoneDrawer, shellPreloads } from "./shell-parts.ts";
import { BAR_HEIGHT, DRAWER_COLLAPSED, DRAWER_OPEN } from "./shell-sizes.ts";
import type { DrawerState } from "./use-drawer.ts";

const Permanent = styled(Paper)(({ theme }) => ({
  position: "fixed",
  inset: "0 auto 0 0",
  zIndex: theme.zIndex.drawer,
  overflow: "hidden auto",
  borderRight: "1px solid",
  borderColor: (theme.vars ?? theme).palette.divider,
  transition: "width 195ms",
}));

/** Permanent and collapsible; on phones it covers the screen only while it is open. */
export const SideDrawer = memo(function SideDrawer({ drawer }: { drawer: DrawerState }) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const isPhoneMenuNeeded = useOnceTrue(isPhone && drawer.isOpen);
  usePreload(shellPreloads);
  const content = <DrawerContent drawer={drawer} isCollapsed={!isPhone && !drawer.isOpen} />;
  if (isPhone) {
    return isPhoneMenuNeeded && <LazyPhoneDrawer drawer={drawer}>{content}</LazyPhoneDrawer>;
  }
  return (
    <Permanent
      square
      elevation={0}
      style={{ width: drawer.isOpen ? DRAWER_OPEN : DRAWER_COLLAPSED }}
    >
      {content}
    </Permanent>
  );
});

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
        {!isCollapsed && <CloseButton onClose={drawer.close} hasFocus={drawer.isOpened} />}
      </Box>
      <Divider />
      <MainMenu isCollapsed={isCollapsed} onChoose={drawer.leave} />
    </nav>
  );
}

interface CloseButtonProps {
  onClose: () => void;
  /** The button that opened the drawer is gone, and its focus comes here. */
  hasFocus: boolean;
}

function CloseButton({ onClose, hasFocus }: CloseButtonProps) {
  const button = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  return (
    <IconButton ref={button} edge="end" aria-label="Close the menu" onClick={onClose}>
      <ChevronLeft />
    </IconButton>
  );
}
