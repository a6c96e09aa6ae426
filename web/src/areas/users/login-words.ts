/** The roles as the back office names them. */
export const roleNames = { admin: "Admin", manager: "Manager", employee: "Employee" };

/** Logins belong to no company's zone: times are the reader's own. */
export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
