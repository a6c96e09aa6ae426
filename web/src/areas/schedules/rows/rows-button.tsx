import FilterList from "@mui/icons-material/FilterList";
import Badge from "@mui/material/Badge";
import { TipButton } from "../../../ui/acts/tip-button.tsx";
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
      <TipButton
        tip={label}
        size="small"
        aria-haspopup="dialog"
        sx={{ display: { xs: "none", md: "inline-flex" } }}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPoint={panel.preload}
      >
        {filters === 0 ? (
          <FilterList />
        ) : (
          <Badge badgeContent={filters} color="primary">
            <FilterList />
          </Badge>
        )}
      </TipButton>
      {anchor !== null && (
        <panel.Part anchor={anchor} rows={rows} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}
