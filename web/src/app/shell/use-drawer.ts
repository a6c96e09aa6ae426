import useMediaQuery from "@mui/material/useMediaQuery";
import type { Area } from "@crewline/domain/kernel/access/area";
import { useMemo, useState } from "react";
import { useKept } from "../../ui/state/use-kept.ts";

export interface DrawerState {
  isOpen: boolean;
  /** True once the person opened it: then the focus follows. */
  isOpened: boolean;
  open(): void;
  close(): void;
  /** Closes for this visit, as a chosen item does; the next visit begins as the person chose. */
  leave(): void;
}

const KEY = "crewline.drawer";

/**
 * Open or closed, toggled by the person. It begins open where there is room for its labels, until
 * the person closes it there; the week of Schedules needs the room of a smaller desk for itself.
 * The same object until the drawer changes, so that a new screen does not render the menu again.
 */
export function useDrawer(area: Area | undefined): DrawerState {
  const isDesk = useMediaQuery((theme) => theme.breakpoints.up("lg"), { noSsr: true });
  const isWide = useMediaQuery((theme) => theme.breakpoints.up("xl"), { noSsr: true });
  const hasRoom = isWide || (isDesk && area !== "schedules");
  const [kept, keep] = useKept(KEY);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (hasRoom && kept !== "closed");
  return useMemo(() => {
    const choose = (willOpen: boolean) => {
      setChosen(willOpen);
      if (isDesk) keep(willOpen ? "" : "closed");
    };
    return {
      isOpen,
      isOpened: chosen === true,
      open: () => choose(true),
      close: () => choose(false),
      leave: () => setChosen(false),
    };
  }, [isOpen, chosen, isDesk, keep]);
}
