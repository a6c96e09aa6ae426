import { browserZone } from "../../time/browser-zone.ts";

/** The roles as the back office names them. */
export const roleNames = { admin: "Admin", manager: "Manager", employee: "Employee" };

/** Logins belong to no company's zone: times are the reader's own. */
export const zone = browserZone();
