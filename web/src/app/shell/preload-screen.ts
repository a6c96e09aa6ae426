import type { MenuItem } from "@crewline/domain/kernel/access/menu";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { deviceAnswers } from "../../live/device-answers.ts";
import { preloadPage } from "../pages/area-pages.ts";

/** Fetches the screen of a menu item, and what it showed last on this device, before it is opened. */
export function preloadScreen({ area, path }: Pick<MenuItem, "area" | "path">, uid: UserId): void {
  void preloadPage(area);
  void deviceAnswers.load(uid, path);
}
