import type { Locale } from "../../kernel/formats/locale.ts";
import { tooManyAttempts } from "./too-many-attempts.ts";

/** Refusals that any record or call may meet. */
export const recordMessages = {
  notFound: ({ what }: { what: string }) => `This ${what} does not exist any more.`,
  busy: () =>
    "Others are changing the same record right now, so nothing was saved. Try again in a moment.",
  unreadableRecord: ({ what }: { what: string }) =>
    `A stored ${what} could not be read, so nothing was changed. Contact support.`,
  staleVersion: ({ what, changedBy }: { what: string; changedBy: string }) =>
    `${changedBy} changed this ${what} in the meantime. Look at the new values, then save again.`,
  illegalTransition: ({ what, from, to }: { what: string; from: string; to: string }) =>
    `A ${what} that is ${from} cannot become ${to}.`,
  keyUsed: () => "This idempotency key was used for something else.",
  reasonRequired: () => "Say why, so that everyone can understand the change later.",
  duplicateName: ({ what, name }: { what: string; name: string }) =>
    `There is already a ${what} called ${name}.`,
  /** `path` names the input field beside which the problem is shown. */
  invalidField: ({ problem }: { path: string; problem: string }) => problem,
  tooMany: ({
    what,
    most,
    instead = "Remove one first.",
  }: {
    what: string;
    most: number;
    instead?: string;
  }) => `There can be at most ${most} ${what}. ${instead}`,
  settingInUse: ({ what, because }: { what: string; because: string }) =>
    `${what} cannot change any more, because ${because}.`,
  previewOutdated: () =>
    "Someone has worked or changed something since this was shown. Check it again.",
  photoRefused: () => "This photo cannot be used. Choose a JPEG or WebP picture.",
  tooManyAttempts: ({ retryInSeconds }: { retryInSeconds: number }, locale: Locale) =>
    tooManyAttempts(retryInSeconds, locale),
  onlyAdmins: ({ what }: { what: string }) => `Only an admin can ${what}.`,
  exceedsOwnRights: () => "You cannot give more rights than you have yourself.",
};
