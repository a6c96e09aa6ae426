import type { RecordFacts } from "../../rules/violations/record-facts.ts";
import type { Sentences } from "./sentences.ts";
import { fieldSentence } from "./field-sentence.ts";
import { UPDATING } from "./updating.ts";
import { tooManyAttempts } from "./too-many-attempts.ts";

/** Refusals that any record or call may meet. */
export const recordMessages = {
  notFound: ({ what }) => `This ${what} does not exist any more.`,
  busy: () =>
    "Others are changing the same record right now, so nothing was saved. Try again in a moment.",
  unreadableRecord: ({ what }) =>
    `A stored ${what} could not be read, so nothing was changed. Contact support.`,
  companyUpdating: () => UPDATING,
  staleVersion: ({ what, changedBy }) =>
    `${changedBy} changed this ${what} in the meantime. Look at the new values, then save again.`,
  illegalTransition: ({ what, from, to }) => `A ${what} that is ${from} cannot become ${to}.`,
  keyUsed: () => "This idempotency key was used for something else.",
  reasonRequired: () => "Say why, so that everyone can understand the change later.",
  duplicateName: ({ what, name }) => `There is already a ${what} called ${name}.`,
  /** `path` names the input field beside which the problem is shown. */
  invalidField: ({ problem }, locale) => fieldSentence(problem, locale),
  tooMany: ({ what, most, instead = "Remove one first." }) =>
    `There can be at most ${most} ${what}. ${instead}`,
  settingInUse: ({ what, because }) => `${what} cannot change any more, because ${because}.`,
  previewOutdated: () =>
    "Someone has worked or changed something since this was shown. Check it again.",
  photoRefused: () => "This photo cannot be used. Choose a JPEG or WebP picture.",
  tooManyAttempts: ({ retryInSeconds }, locale) => tooManyAttempts(retryInSeconds, locale),
  onlyAdmins: ({ what }) => `Only an admin can ${what}.`,
  exceedsOwnRights: () => "You cannot give more rights than you have yourself.",
} satisfies Sentences<RecordFacts>;
