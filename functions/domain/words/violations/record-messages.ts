import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import type { RecordFacts } from "../../rules/violations/record-facts.ts";
import type { StatesOf } from "../../rules/violations/state-facts.ts";
import { fieldSentence } from "./field-sentence.ts";
import { goneSentences } from "../records/gone-sentences.ts";
import { adminSentences, limitSentences, settingSentences } from "../records/limit-sentences.ts";
import { outdatedSentences } from "../records/outdated-sentences.ts";
import type { Sentences } from "./sentences.ts";
import { stateSentences } from "../records/state-sentences.ts";
import { tooManyAttempts } from "../requests/too-many-attempts.ts";
import { unreadableSentences } from "../records/unreadable-sentences.ts";
import { updatingSentence } from "../requests/updating.ts";

type OwnCode =
  | "busy"
  | "duplicateName"
  | "exceedsOwnRights"
  | "keyUsed"
  | "photoRefused"
  | "previewOutdated"
  | "reasonRequired"
  | "tooMuchAtOnce";

const sentences: InLanguages<Sentences<Pick<RecordFacts, OwnCode>>> = {
  en: {
    busy: () =>
      "Others are changing the same record right now, so nothing was saved. Try again in a moment.",
    tooMuchAtOnce: () =>
      "There are too many changes to save at once, so nothing was saved. Save fewer, such as one day or one job role at a time.",
    keyUsed: () => "This idempotency key was used for something else.",
    reasonRequired: () => "Say why, so that everyone can understand the change later.",
    duplicateName: ({ name }) => `There is already a location called ${name}.`,
    previewOutdated: () =>
      "Someone has worked or changed something since this was shown. Check it again.",
    photoRefused: () => "This photo cannot be used. Choose a JPEG or WebP picture.",
    exceedsOwnRights: () => "You cannot give more rights than you have yourself.",
  },
};

/** Refusals that any record or call may meet. */
export function recordMessages(locale: Locale): Sentences<RecordFacts> {
  return {
    ...inLanguage(sentences, locale),
    notFound: ({ what }) => inLanguage(goneSentences, locale)[what],
    unreadableRecord: ({ what }) => inLanguage(unreadableSentences, locale)[what],
    companyUpdating: () => updatingSentence(locale),
    staleVersion: ({ what, changedBy }) => {
      const outdated = inLanguage(outdatedSentences, locale)[what];
      return changedBy === null ? outdated.unnamed : outdated.by(changedBy);
    },
    illegalTransition: (facts) => stateSentence(facts, locale),
    invalidField: ({ problem }) => fieldSentence(problem, locale),
    tooMany: ({ what, most }) =>
      inLanguage(limitSentences, locale)[what](formatCount(most, locale)),
    settingInUse: ({ what }) => inLanguage(settingSentences, locale)[what],
    tooManyAttempts: ({ retryInSeconds }) => tooManyAttempts(retryInSeconds, locale),
    onlyAdmins: ({ what }) => inLanguage(adminSentences, locale)[what],
  };
}

function stateSentence<What extends keyof StatesOf>(
  { what, from }: { what: What; from: StatesOf[What] },
  locale: Locale,
): string {
  return inLanguage(stateSentences, locale)[what][from];
}
