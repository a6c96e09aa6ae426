import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import Cookies from "js-cookie";
import type { IdToken } from "../firebase/identity-service.ts";

/** The cookies of the specification. No server of ours reads them; `uid` steers one redirect. */
export interface SessionCookies {
  save(uid: UserId, facts: IdToken): void;
  removeTokens(): void;
  removeAll(): void;
  hasUid(): boolean;
  /** The refresh token of the sign-in that this browser knew last; null without one. */
  refreshToken(): string | null;
}

const names = { token: "token", refreshToken: "refreshToken", uid: "uid" } as const;

/** One year: 31,536,000,000 ms. */
const UID_DAYS = 365;

export function sessionCookies(isSecure: boolean): SessionCookies {
  const cookies = Cookies.withAttributes({ path: "/", secure: isSecure, sameSite: "strict" });
  const removeTokens = () => {
    cookies.remove(names.token);
    cookies.remove(names.refreshToken);
  };
  return {
    save: (uid, { token, refreshToken }) => {
      cookies.set(names.token, token);
      cookies.set(names.refreshToken, refreshToken);
      cookies.set(names.uid, uid, { expires: UID_DAYS });
    },
    removeTokens,
    removeAll: () => {
      removeTokens();
      cookies.remove(names.uid);
    },
    hasUid: () => Boolean(cookies.get(names.uid)),
    refreshToken: () => cookies.get(names.refreshToken) ?? null,
  };
}
