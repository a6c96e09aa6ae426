import type { Observation } from "./observe.ts";
import { signInTo, signOutTo } from "./requests.ts";

type Seen = Partial<Observation>;

export interface Difference {
  /** By name. */
  requests: readonly string[];
  theirs: Seen;
  ours: Seen;
}

/** A wanted difference from NextAuth: where the session contract says so, and why. */
export interface Deviation {
  what: string;
  contract: string;
  reason: string;
  differences: readonly Difference[];
}

export const base = "https://app.crewline.test/api/auth";
export const start = "https://app.crewline.test/";

/** A sign-out that most of the strange requests vary. */
export const out = "POST signout callbackUrl=/ by a member";
export const isOut = { isSignedIn: false, writes: "end of session" } as const;

export const nameOf = ({ name }: { name: string }) => name;
export const inAndOut = (url: string) => [signInTo(url), signOutTo(url)].map(nameOf);
