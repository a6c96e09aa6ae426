import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { PRODUCT_NAME } from "../../kernel/product.ts";
import type { CompanyAct } from "../../records/company/company-standing.ts";

interface Told {
  company: string;
  /** The day of the erasure of a deleted company. */
  day: string;
}

interface StandingWords {
  subject: string;
  texts: readonly string[];
  button: string;
  path: string;
  reason: string;
}

type Written = Omit<StandingWords, "path" | "reason">;

interface StandingTexts {
  acts: Readonly<Record<CompanyAct, (told: Told) => Written>>;
  reason: (company: string) => string;
}

const texts: InLanguages<StandingTexts> = {
  en: {
    acts: {
      suspended: ({ company }) => ({
        subject: `${company} is suspended`,
        texts: [
          `${PRODUCT_NAME} support suspended ${company}. People can still clock in and out, and you can look at everything and export it. Nothing else can be changed.`,
          "The reason is in Audits. Reply to this mail if you have questions.",
        ],
        button: "Export your data",
      }),
      resumed: ({ company }) => ({
        subject: `${company} is in use again`,
        texts: [
          `${company} is no longer suspended. Everything works as before, and nothing was lost.`,
        ],
        button: `Open ${PRODUCT_NAME}`,
      }),
      deleted: ({ company, day }) => ({
        subject: `${company} is deleted on ${day}`,
        texts: [
          `${PRODUCT_NAME} support deleted ${company}. All of its data and logins are erased on ${day}. Until then you can look at everything and export it, and support can restore it.`,
          "If nobody at your company asked for this, reply to this mail at once.",
        ],
        button: "Export your data",
      }),
      undeleted: ({ company }) => ({
        subject: `${company} is restored`,
        texts: [`${company} is restored with all of its data. It is not erased any more.`],
        button: `Open ${PRODUCT_NAME}`,
      }),
    },
    reason: (company) => `You get this mail because you are an admin of ${company}.`,
  },
};

/** To admins, about what product staff did to their company. */
export function standingLetterWords(act: CompanyAct, told: Told, locale: Locale): StandingWords {
  const { acts, reason } = inLanguage(texts, locale);
  const takesAway = act === "suspended" || act === "deleted";
  const path = takesAway ? "/settings?tab=company&section=data" : "/";
  return { ...acts[act](told), path, reason: reason(told.company) };
}
