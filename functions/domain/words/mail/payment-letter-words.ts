import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";

type Notice = Pick<ContentOf<"paymentDue">, "why" | "stage">;

interface Told {
  company: string;
  /** The first day on which the company is read-only. */
  day: string;
}

interface Written {
  subject: string;
  text: string;
}

interface PaymentTexts {
  written: Readonly<
    Record<Notice["why"], Readonly<Record<Notice["stage"], (told: Told) => Written>>>
  >;
  /** What goes on in any case: before the day, and from it on. */
  stays: Readonly<Record<Notice["stage"], string>>;
  button: Readonly<Record<Notice["why"], string>>;
  reason: (company: string) => string;
}

const staysThen =
  "Even then, people clock in and out as before, and you can look at everything and export it. Nothing is deleted.";

const texts: InLanguages<PaymentTexts> = {
  en: {
    written: {
      pastDue: {
        begun: ({ company, day }) => ({
          subject: `A payment for ${company} is overdue`,
          text: `The last payment for ${company} did not go through. Check the card and pay the open invoice. For now everything works as before; from ${day} on, the company is read-only.`,
        }),
        last: ({ company, day }) => ({
          subject: `${company} becomes read-only on ${day}`,
          text: `The last payment for ${company} is still missing. Check the card and pay the open invoice before ${day}; from that day on, the company is read-only.`,
        }),
        stopped: ({ company, day }) => ({
          subject: `${company} is read-only because a payment is overdue`,
          text: `The last payment for ${company} is still missing, so the company has been read-only since ${day}. Once the open invoice is paid, everything works again.`,
        }),
      },
      trialOver: {
        begun: ({ company, day }) => ({
          subject: `The trial of ${company} is over`,
          text: `Choose a plan to go on with ${company}. For now everything works as before; from ${day} on, the company is read-only.`,
        }),
        last: ({ company, day }) => ({
          subject: `${company} becomes read-only on ${day}`,
          text: `The trial of ${company} is over. Choose a plan before ${day} to go on; from that day on, the company is read-only.`,
        }),
        stopped: ({ company, day }) => ({
          subject: `${company} is read-only because its trial is over`,
          text: `The trial of ${company} is over, and the company has been read-only since ${day}. Once you choose a plan, everything works again.`,
        }),
      },
    },
    stays: {
      begun: staysThen,
      last: staysThen,
      stopped:
        "People still clock in and out, and you can look at everything and export it. Nothing is deleted.",
    },
    button: { pastDue: "Check the payment", trialOver: "Choose a plan" },
    reason: (company) =>
      `You get this mail because you are an admin of ${company}, or its invoices go to this address.`,
  },
};

/** To those who pay for a company, about what becomes of it without a payment. */
export function paymentLetterWords({ why, stage }: Notice, told: Told, locale: Locale) {
  const { written, stays, button, reason } = inLanguage(texts, locale);
  const { subject, text } = written[why][stage](told);
  return {
    subject,
    texts: [text, stays[stage]],
    button: button[why],
    reason: reason(told.company),
  };
}
