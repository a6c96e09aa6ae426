import { areaOfPath } from "@crewline/domain/kernel/access/menu";
import Box from "@mui/material/Box";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { RouteErrorBoundary } from "../pages/route-error-boundary.tsx";
import { Banners } from "./banners.tsx";
import { SideDrawer } from "./side-drawer.tsx";
import { BAR_HEIGHT, DRAWER_COLLAPSED, DRAWER_OPEN } from "./shell-sizes.ts";
import { SkipLink } from "./skip-link.tsx";
import { TabBar } from "./tab-bar.tsx";
import { TopBar } from "./top-bar.tsx";
import { UnreadableBanner } from "./unreadable-banner.tsx";
import { useDrawer } from "./use-drawer.ts";
import { MAIN_ID, useRouteFocus } from "./use-route-focus.ts";

/**
 * The main layout: fixed top bar, side drawer, and the screen beside it. The outer boundary stays
 * while routes change, so that the old screen remains until the next one's chunk is loaded.
 */
export function Shell({ children }: { children: ReactNode }) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const { pathname } = useLocation();
  const area = areaOfPath(pathname);
  const route = area?.path ?? pathname;
  const drawer = useDrawer(area?.area);
  const main = useRouteFocus();
  return (
    <Box sx={{ minHeight: "100dvh" }}>
      <SkipLink />
      <TopBar drawer={drawer} area={area?.area} />
      <SideDrawer drawer={drawer} />
      {isPhone && <TabBar drawer={drawer} />}
      <Box
        component="main"
        id={MAIN_ID}
        ref={main}
        tabIndex={-1}
        sx={{
          pt: { xs: `${BAR_HEIGHT.xs}px`, sm: `${BAR_HEIGHT.sm}px` },
          ml: { xs: 0, sm: `${drawer.isOpen ? DRAWER_OPEN : DRAWER_COLLAPSED}px` },
          pb: "var(--tab-bar, 0px)",
          outline: "none",
        }}
      >
        <Banners />
        <UnreadableBanner />
        <Suspense fallback={null}>
          <RouteErrorBoundary key={route} isWholeScreen={false}>
            {children}
          </RouteErrorBoundary>
        </Suspense>
      </Box>
    </Box>
  );
}
