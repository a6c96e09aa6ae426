/**
 * The state of a session. The first four are at rest: each comparison of login and session may
 * change them. The others are at work and change only when their work ends.
 */
export type Stage = Resting | "opening" | "leaving" | "abandoning";

export type Resting = "undecided" | "signedOut" | "signedIn" | "comparing";

/** The result of comparing the identity service's login with the session of our server. */
export type Comparison =
  /** One of the two is not known yet. */
  | "unclear"
  | "neither"
  | "sessionAlone"
  | "loginAlone"
  /** The session is another login's. */
  | "twoLogins"
  | "agree"
  /** They agree, and the session is in its last day. */
  | "endsSoon"
  /** They agree, but the login has a newer proof of identity than the session. */
  | "newProof";

export type SessionEvent =
  | Comparison
  /** Another login's session met a sign-in of this moment. */
  | "newSignIn"
  /** The outcome of an opening. */
  | "opened"
  | "refused"
  | "unanswered"
  /** The account, another tab or a refusal signs out; and the end of that. */
  | "signOut"
  | "left";

/** The task that a transition begins; its end is another event, or changes nothing of the stage. */
export type Task = "open" | "renew" | "carryOver" | "compare" | "end";

export interface Transition {
  at: readonly Stage[];
  on: SessionEvent;
  to: Stage;
  task?: Task;
}

const resting: readonly Resting[] = ["undecided", "signedOut", "signedIn", "comparing"];

/** All transitions of a session. What is not listed changes nothing. */
export const transitions: readonly Transition[] = [
  { at: resting, on: "unclear", to: "undecided" },
  { at: resting, on: "neither", to: "signedOut" },
  { at: resting, on: "sessionAlone", to: "signedOut", task: "end" },
  { at: resting, on: "loginAlone", to: "opening", task: "open" },
  { at: resting, on: "twoLogins", to: "comparing", task: "compare" },
  { at: resting, on: "newSignIn", to: "opening", task: "open" },
  { at: resting, on: "agree", to: "signedIn" },
  { at: resting, on: "endsSoon", to: "signedIn", task: "renew" },
  { at: resting, on: "newProof", to: "signedIn", task: "carryOver" },
  { at: resting, on: "signOut", to: "leaving" },

  { at: ["opening"], on: "opened", to: "signedIn" },
  { at: ["opening"], on: "refused", to: "signedOut" },
  { at: ["opening"], on: "unanswered", to: "undecided" },
  { at: ["opening"], on: "signOut", to: "abandoning" },

  { at: ["leaving"], on: "left", to: "undecided" },

  // A sign-out that overtook an opening: both end by themselves, in either order.
  { at: ["abandoning"], on: "left", to: "opening" },
  { at: ["abandoning"], on: "opened", to: "leaving" },
  { at: ["abandoning"], on: "refused", to: "leaving" },
  { at: ["abandoning"], on: "unanswered", to: "leaving" },
];

export function transitionOf(stage: Stage, event: SessionEvent): Transition | null {
  return transitions.find(({ at, on }) => on === event && at.includes(stage)) ?? null;
}
