import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { RestoreObstacle } from "../../rules/audits/restored.ts";

const sentences: InLanguages<Readonly<Record<RestoreObstacle, string>>> = {
  en: {
    otherSetting: "This change can't be restored from here. Change it in Settings.",
    security: "Changing this asks for a recent sign-in. Change it in Settings.",
    joining:
      "This depends on the verified address of the admin who sets it. Change it in Settings.",
    planned: "This change has not taken effect yet. Cancel it in Settings.",
    notKept: "The values before this change were not kept, so they can't be restored.",
    notValid: "The values before this change are no longer valid, so they can't be restored.",
    nameTaken: "Another job role has this name or code now. Rename that one in Settings first.",
    asItWas: "The settings are as they were before this change.",
  },
};

/** Why a change of settings is not restored, and what to do instead. */
export function restoreObstacleSentence(obstacle: RestoreObstacle, locale: Locale): string {
  return inLanguage(sentences, locale)[obstacle];
}
