import MoreVert from "@mui/icons-material/MoreVert";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import type { EntryEdit } from "./entry-edits.ts";

interface MoreEditsButtonProps {
  edits: readonly { edit: EntryEdit; label: string }[];
  onEdit: (edit: EntryEdit) => void;
}

/** The menu of the edits that are needed less often. */
export function MoreEditsButton({ edits, onEdit }: MoreEditsButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (edits.length === 0) return null;
  return (
    <>
      <IconButton
        aria-label="More edits"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { "aria-label": "More edits" } }}
      >
        {edits.map(({ edit, label }) => (
          <MenuItem
            key={edit}
            onClick={() => {
              setAnchor(null);
              onEdit(edit);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
