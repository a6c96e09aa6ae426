import { areaOfPath, isLoginPath } from "@crewline/domain/kernel/access/menu";
import type { PageName } from "./area-pages.ts";

export const LOGIN_PATH = "/login";
export const ON_BOARD_PATH = "/on-board";
export const KIOSK_PATH = "/kiosk";

/** The page that a path shows, or null for a path that no route has. */
export function pageOfPath(path: string): PageName | null {
  if (isLoginPath(path)) return "login";
  if (path === ON_BOARD_PATH) return "onBoard";
  if (path === KIOSK_PATH) return "kiosk";
  return areaOfPath(path)?.area ?? null;
}

/** The login screen that returns to the path the visitor requested. */
export function loginPathFor(location: { pathname: string; search: string }): string {
  const wanted = `${location.pathname}${location.search}`;
  return wanted === "/"
    ? LOGIN_PATH
    : `${LOGIN_PATH}?${new URLSearchParams({ callbackUrl: wanted })}`;
}
