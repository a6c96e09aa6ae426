import { use } from "react";
import type { OwnProfile } from "./contexts.ts";
import { OwnProfileContext } from "./contexts.ts";

/** The names of the signed-in person and the company; only below the signed-in part of the app. */
export function useOwnProfile(): OwnProfile {
  const profile = use(OwnProfileContext);
  if (profile === null) throw new Error("useOwnProfile needs a signed-in login above it.");
  return profile;
}
