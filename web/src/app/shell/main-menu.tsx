import type { Area } from "@crewline/domain/kernel/access/area";
import type { MenuItem } from "@crewline/domain/kernel/access/menu";
import { areaOfPath, menuFor } from "@crewline/domain/kernel/access/menu";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { asViewed } from "@crewline/domain/rules/access/view-as";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import { memo } from "react";
import { Link, useLocation } from "react-router-dom";
import { useLogin } from "../../session/actor/use-login.ts";
import { LazyTip } from "../../ui/acts/lazy-tip.ts";
import type { TipActs } from "../../ui/acts/use-shown-tip.ts";
import { useShownTip } from "../../ui/acts/use-shown-tip.ts";
import { useOnceTrue } from "../../ui/state/use-once-true.ts";
import { areaIcons } from "./area-icons.ts";
import { preloadScreen } from "./preload-screen.ts";
import { LazyNewAlertsCount } from "./shell-parts.ts";

interface MainMenuProps {
  isCollapsed: boolean;
  onChoose: () => void;
}

/** The areas that the person may see; only for a person with a guid. */
export function MainMenu({ isCollapsed, onChoose }: MainMenuProps) {
  const login = useLogin();
  const current = areaOfPath(useLocation().pathname)?.area;
  const items = login.uid === "" ? [] : menuFor(login);
  const { uid } = asViewed(login);
  const tip = useShownTip();
  const isTipNeeded = useOnceTrue(tip.shown !== null);
  return (
    <List disablePadding sx={{ py: 1 }}>
      {items.map((item) => (
        <MainMenuItem
          key={item.area}
          item={item}
          uid={uid}
          isCurrent={item.area === current}
          isCollapsed={isCollapsed}
          onChoose={onChoose}
          tip={tip.acts}
        />
      ))}
      {isTipNeeded && (
        <LazyTip tip={isCollapsed ? tip : { ...tip, shown: null }} placement="right" />
      )}
    </List>
  );
}

/** A thin line stands above each: the work of the day, the people, the company. */
const firstOfGroup: ReadonlySet<Area> = new Set<Area>(["reports", "employees", "subscription"]);

interface MainMenuItemProps extends MainMenuProps {
  item: MenuItem;
  /** Whose answers the device may show. */
  uid: UserId;
  isCurrent: boolean;
  tip: TipActs;
}

/** Memoised, because only two items change with the screen. */
const MainMenuItem = memo(function MainMenuItem(props: MainMenuItemProps) {
  const { item, uid, isCurrent, isCollapsed, onChoose, tip } = props;
  const Icon = areaIcons[item.area];
  const pointAt = (anchor: HTMLElement) => {
    preloadScreen(item, uid);
    if (isCollapsed) tip.show({ anchor, label: item.label });
  };
  return (
    <ListItem disablePadding sx={firstOfGroup.has(item.area) ? parted : { display: "block" }}>
      <ListItemButton
        component={Link}
        to={item.path}
        aria-current={isCurrent ? "page" : undefined}
        onClick={onChoose}
        onPointerEnter={(event) => pointAt(event.currentTarget)}
        onPointerLeave={tip.hideSoon}
        onFocus={(event) => pointAt(event.currentTarget)}
        onBlur={tip.hide}
        sx={{ minHeight: { xs: 44, sm: 40 }, pl: { xs: 2, sm: 2.5 }, pr: 0 }}
      >
        <ListItemIcon
          sx={{
            position: "relative",
            minWidth: 36,
            color: isCurrent ? "primary.main" : "text.secondary",
          }}
        >
          <Icon />
          {item.area === "alerts" && <LazyNewAlertsCount />}
        </ListItemIcon>
        <ListItemText
          primary={item.label}
          slotProps={{
            primary: { noWrap: true, sx: { fontWeight: isCurrent ? 700 : 400 } },
          }}
          sx={{ my: 0, opacity: isCollapsed ? 0 : 1 }}
        />
      </ListItemButton>
    </ListItem>
  );
});

const parted = { display: "block", borderTop: 1, borderColor: "divider", mt: 0.5, pt: 0.5 };
