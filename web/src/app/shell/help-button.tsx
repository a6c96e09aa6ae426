import type { Area } from "@crewline/domain/kernel/access/area";
import HelpOutline from "@mui/icons-material/HelpOutlineOutlined";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { useHotkey } from "../../ui/keyboard/use-hotkey.ts";
import { LazyHelpPanel, preloadHelpPanel } from "./shell-parts.ts";

/** Opens the help of the present screen; "?" does as well. */
export function HelpButton({ area }: { area: Area }) {
  const [isOpen, setOpen] = useState(false);
  useHotkey("?", () => setOpen(true));
  return (
    <>
      <IconButton
        color="inherit"
        aria-label="Help"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        title="Help with this screen (?)"
        onPointerEnter={preloadHelpPanel}
        onFocus={preloadHelpPanel}
        onClick={() => setOpen(true)}
      >
        <HelpOutline />
      </IconButton>
      {isOpen && <LazyHelpPanel area={area} onClose={() => setOpen(false)} />}
    </>
  );
}
