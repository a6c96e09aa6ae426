import { areaOfPath, phoneTabsFor } from "@crewline/domain/kernel/access/menu";
import { asViewed } from "@crewline/domain/rules/access/view-as";
import MenuIcon from "@mui/icons-material/Menu";
import { styled } from "@mui/material/styles";
import { memo, useLayoutEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { useLogin } from "../../session/actor/use-login.ts";
import { areaIcons } from "./area-icons.ts";
import { preloadScreen } from "./preload-screen.ts";
import { LazyNewAlertsCount } from "./shell-parts.ts";
import { TAB_BAR_HEIGHT } from "./shell-sizes.ts";
import type { DrawerState } from "./use-drawer.ts";

const Bar = styled("nav")(({ theme }) => ({
  position: "fixed",
  inset: "auto 0 0 0",
  zIndex: theme.zIndex.appBar,
  display: "flex",
  height: TAB_BAR_HEIGHT,
  paddingBottom: "env(safe-area-inset-bottom)",
  borderTop: "1px solid",
  borderColor: (theme.vars ?? theme).palette.divider,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  "@media print": { display: "none" },
  "& > *": {
    all: "unset",
    boxSizing: "border-box",
    flex: "1 0 auto",
    minWidth: 0,
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: 2,
    cursor: "pointer",
    fontSize: "0.6875rem",
    whiteSpace: "nowrap",
    color: (theme.vars ?? theme).palette.text.secondary,
  },
  "& > [aria-current], & > [aria-expanded=true]": {
    color: (theme.vars ?? theme).palette.primary.main,
    fontWeight: 700,
  },
  "& > :focus-visible": { outline: "2px solid", outlineOffset: -3 },
  "& .icon": { position: "relative", display: "flex" },
}));

/** On phones, what the role does most, within reach of the thumb; "More" opens the whole menu. */
export const TabBar = memo(function TabBar({ drawer }: { drawer: DrawerState }) {
  const login = useLogin();
  const current = areaOfPath(useLocation().pathname)?.area;
  const tabs = login.uid === "" ? [] : phoneTabsFor(login);
  const { uid } = asViewed(login);
  useRoomBelow();
  return (
    <Bar aria-label="Most used">
      {tabs.map(({ area, path, label }) => {
        const Icon = areaIcons[area];
        return (
          <Link
            key={area}
            to={path}
            aria-current={area === current ? "page" : undefined}
            onTouchStart={() => preloadScreen({ area, path }, uid)}
          >
            <span className="icon">
              <Icon />
              {area === "alerts" && <LazyNewAlertsCount />}
            </span>
            {label}
          </Link>
        );
      })}
      <button
        type="button"
        aria-label="More screens"
        aria-haspopup="dialog"
        aria-expanded={drawer.isOpen}
        onClick={drawer.open}
      >
        <span className="icon">
          <MenuIcon />
        </span>
        More
      </button>
    </Bar>
  );
});

/** What is fixed to the bottom of the window, such as messages, stands above the bar. */
function useRoomBelow(): void {
  useLayoutEffect(() => {
    document.documentElement.style.setProperty("--tab-bar", TAB_BAR_HEIGHT);
    return () => void document.documentElement.style.removeProperty("--tab-bar");
  }, []);
}
