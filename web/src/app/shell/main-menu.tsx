import type { MenuItem } from "@crewline/domain/access/menu";
import { areaOfPath, menuFor } from "@crewline/domain/access/menu";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Tooltip from "@mui/material/Tooltip";
import { Link, useLocation } from "react-router-dom";
import { useViewer } from "../../session/use-viewer.ts";
import { loadPage } from "../area-pages.ts";
import { areaIcons } from "./area-icons.ts";

interface MainMenuProps {
  isCollapsed: boolean;
  onChoose: () => void;
}

/** The areas that the person may see; only for a person with a guid. */
export function MainMenu({ isCollapsed, onChoose }: MainMenuProps) {
  const viewer = useViewer();
  const current = areaOfPath(useLocation().pathname)?.area;
  const items = viewer.uid === "" ? [] : menuFor(viewer);
  return (
    <List disablePadding sx={{ py: 1 }}>
      {items.map((item) => (
        <MainMenuItem
          key={item.area}
          item={item}
          isCurrent={item.area === current}
          isCollapsed={isCollapsed}
          onChoose={onChoose}
        />
      ))}
    </List>
  );
}

interface MainMenuItemProps extends MainMenuProps {
  item: MenuItem;
  isCurrent: boolean;
}

function MainMenuItem({ item, isCurrent, isCollapsed, onChoose }: MainMenuItemProps) {
  const Icon = areaIcons[item.area];
  const prefetch = () => void loadPage(item.area).catch(() => null);
  return (
    <ListItem disablePadding sx={{ display: "block" }}>
      <Tooltip title={isCollapsed ? item.label : ""} placement="right" describeChild>
        <ListItemButton
          component={Link}
          to={item.path}
          aria-current={isCurrent ? "page" : undefined}
          onClick={onChoose}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          sx={{ minHeight: 44, px: { xs: 2, sm: 2.5 } }}
        >
          <ListItemIcon sx={{ minWidth: 44, color: isCurrent ? "primary.main" : "text.secondary" }}>
            <Icon />
          </ListItemIcon>
          <ListItemText
            primary={item.label}
            slotProps={{
              primary: { noWrap: true, sx: { fontWeight: isCurrent ? 700 : 400 } },
            }}
            sx={{ my: 0, opacity: isCollapsed ? 0 : 1 }}
          />
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}
