import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { RestoreObstacle } from "../../rules/audits/restored-settings.ts";

const sentences: InLanguages<Readonly<Record<RestoreObstacle, string>>> = {
  en: {
    rules:
      "Rules hold from a day. To restore them, save the earlier rule in Settings from a new day.",
    otherSetting: "This change can't be restored from here. Change it in Settings.",
    notKept: "The values before this change were not kept, so they can't be restored.",
    notValid: "The values before this change are no longer valid, so they can't be restored.",
    asItWas: "The settings are as they were before this change.",
  },
};

/** Why a change of settings is not restored, and what to do instead. */
export function restoreObstacleSentence(obstacle: RestoreObstacle, locale: Locale): string {
  return inLanguage(sentences, locale)[obstacle];
}
