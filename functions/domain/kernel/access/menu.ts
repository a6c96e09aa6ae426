import type { Area } from "./area.ts";
import { areas } from "./area.ts";
import type { LoginRights } from "./permissions.ts";
import { may } from "./permissions.ts";

export type MenuItem = (typeof areas)[number];

/** The menu items that the login sees, in order (specification section 6). */
export function menuFor(login: LoginRights): MenuItem[] {
  return areas.filter((item) => may(login, item.area, "view"));
}

/** What people who plan and people who work do most, for the tab bar of a phone. */
const onPhone = {
  planner: ["home", "schedules", "timeEntries", "alerts"],
  worker: ["home", "schedules", "timeEntries", "calendar"],
} satisfies Record<string, readonly Area[]>;

/** The four menu items that a phone keeps at hand, as far as the login sees them, in menu order. */
export function phoneTabsFor(login: LoginRights): MenuItem[] {
  const tabs: readonly Area[] = onPhone[may(login, "schedules", "edit") ? "planner" : "worker"];
  return menuFor(login).filter(({ area }) => tabs.includes(area));
}

/** The area that owns a path, or null when no route has it; a sub-path belongs to its area. */
export function areaOfPath(path: string): MenuItem | null {
  const first = `/${path.split("/")[1] ?? ""}`;
  return areas.find((item) => item.path === first) ?? null;
}

/** Any path containing "login" is the login screen: a rule of layout, never of permission. */
export function isLoginPath(path: string): boolean {
  return path.toLowerCase().includes("login");
}
