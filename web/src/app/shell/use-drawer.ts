import { useState } from "react";

export interface DrawerState {
  isOpen: boolean;
  open(): void;
  close(): void;
}

/** Open or closed, toggled by the person. */
export function useDrawer(): DrawerState {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
