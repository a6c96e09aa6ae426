export type Banner = "offline" | "release" | "email";

interface BannerFacts {
  /** No connection, or data from the last visit. */
  isOffline: boolean;
  isReleaseReady: boolean;
  isEmailUnproven: boolean;
  /** The person chose "Later" for this visit. */
  isEmailPutOff: boolean;
  path: string;
  search: string;
}

/** The one banner above the screen, the most pressing; screens have no room for a second line. */
export function bannerFor(facts: BannerFacts): Banner | null {
  if (facts.isOffline) return "offline";
  if (facts.isReleaseReady) return "release";
  return facts.isEmailUnproven && asksForEmail(facts) ? "email" : null;
}

/** Home asks until the user dismisses it; the profile, which shows the address, always does. */
function asksForEmail({ path, search, isEmailPutOff }: BannerFacts): boolean {
  if (path === "/") return !isEmailPutOff;
  const params = new URLSearchParams(search);
  const isOwn = (params.get("tab") ?? "mine") === "mine";
  return path === "/settings" && isOwn && (params.get("section") ?? "profile") === "profile";
}
