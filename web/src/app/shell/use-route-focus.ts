import { areaOfPath } from "@crewline/domain/kernel/access/menu";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import type { RefObject } from "react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { isModalOpen } from "../../ui/dialogs/is-modal-open.ts";

export const MAIN_ID = "main";

/** Names the tab after the route and moves the focus to the screen when the route changes. */
export function useRouteFocus(): RefObject<HTMLElement | null> {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement | null>(null);
  const lastPath = useRef(pathname);

  useEffect(() => {
    document.title = `${areaOfPath(pathname)?.label ?? "Not found"} · ${PRODUCT_NAME}`;
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    window.scrollTo(0, 0);
    // A panel that the address opens with its screen keeps the focus.
    if (isModalOpen()) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}
