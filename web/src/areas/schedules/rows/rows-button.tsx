import FilterList from "@mui/icons-material/FilterList";
import Badge from "@mui/material/Badge";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useState } from "react";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import type { RowsPanelProps } from "./rows-panel.tsx";
import type { ChosenRows } from "./use-row-view.ts";

const panel = lazyPart<RowsPanelProps>(async () => (await import("./rows-panel.tsx")).RowsPanel);

/** Groups, sorts and filters the people of the grid. */
export function RowsButton({ rows }: { rows: ChosenRows }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { filters } = rows;
  const label = filters === 0 ? "Group, sort, filter" : `Group, sort, filter (${filters} set)`;
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="dialog"
          sx={{ display: { xs: "none", md: "inline-flex" } }}
          onClick={(event) => setAnchor(event.currentTarget)}
          onPointerEnter={panel.preload}
        >
          {filters === 0 ? (
            <FilterList />
          ) : (
            <Badge badgeContent={filters} color="primary">
              <FilterList />
            </Badge>
          )}
        </IconButton>
      </Tooltip>
      {anchor !== null && (
        <panel.Part anchor={anchor} rows={rows} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}
