import { watchAdmins } from "../operations/access/watch-admins.ts";
import { forEachCompany } from "./for-each-company.ts";

/** Finds companies whose admins have deleted their logins, and those that have one again. */
export function watchAllAdmins(): Promise<void> {
  return forEachCompany("watchAdmins", watchAdmins);
}
