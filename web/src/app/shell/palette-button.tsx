import Search from "@mui/icons-material/Search";
import IconButton from "@mui/material/IconButton";
import { useEffect, useState } from "react";
import { isModalOpen } from "../../ui/dialogs/is-modal-open.ts";
import { preloadCommandPalette, LazyCommandPalette } from "./shell-parts.ts";

/** Opens the search for actions, people, locations, weeks and screens; Ctrl or Cmd with K does as well. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || isModalOpen()) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, []);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label="Go to"
        aria-keyshortcuts="Control+K Meta+K"
        title="Go to… (Ctrl + K)"
        onPointerEnter={preloadCommandPalette}
        onFocus={preloadCommandPalette}
        onClick={() => setOpen(true)}
      >
        <Search />
      </IconButton>
      {isOpen && <LazyCommandPalette onClose={() => setOpen(false)} />}
    </>
  );
}
