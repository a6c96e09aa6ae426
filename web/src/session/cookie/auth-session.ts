/** The session as GET /api/auth/session answers it. */
export interface AuthSession {
  user: {
    guid: string;
    admin: boolean;
    email: string;
    name: string | null;
    role: string | null;
  };
  /** The end of the session cookie, as an ISO instant. */
  expires: string;
}

/** Reads an answer of the session endpoint; an empty or foreign body is no session. */
export function parseAuthSession(body: unknown): AuthSession | null {
  const { user, expires } = record(body);
  const { guid, admin, email, name, role } = record(user);
  if (typeof guid !== "string" || guid === "" || typeof expires !== "string") return null;
  return {
    user: {
      guid,
      admin: admin === true,
      email: textOrNull(email) ?? "",
      name: textOrNull(name),
      role: textOrNull(role),
    },
    expires,
  };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
