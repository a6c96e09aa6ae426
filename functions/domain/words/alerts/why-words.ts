import type { Role } from "../../kernel/access/role.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Alert } from "../../records/alerts/alert.ts";
import type { AlertRule } from "../../records/alerts/alert-rule.ts";
import { ruleParts } from "./rule-words.ts";

interface WhyTexts {
  title: string;
  readers: Readonly<Record<Role, (place: string) => string>>;
  recipients: Readonly<Record<AlertRule["recipients"][number], (place: string) => string>>;
  none: string;
}

const texts: InLanguages<WhyTexts> = {
  en: {
    title: "Why this alert?",
    readers: {
      admin: () => "You see it as an admin of the company.",
      manager: (place) => `You see it as a manager of ${place}.`,
      employee: () => "You see it because it is about you.",
    },
    recipients: {
      managers: (place) => `A message goes to the managers of ${place}, or else to admins.`,
      admins: () => "A message goes to the admins.",
      employee: () => "A message goes to the employee.",
    },
    none: "No message is sent; it is in this list alone.",
  },
};

/** The title of the reasons of an alert. */
export function whyTitle(locale: Locale): string {
  return inLanguage(texts, locale).title;
}

interface Asked {
  alert: Pick<Alert, "locationId" | "audience">;
  rule: AlertRule;
  /** The role of the reader. */
  role: Role;
  /** The name of the alert's location. */
  place: string;
}

/** Why a reader sees an alert: as whom, who gets a message about it, and its rule part by part. */
export function whyLines({ alert, rule, role, place }: Asked, locale: Locale): string[] {
  const { readers, recipients, none } = inLanguage(texts, locale);
  const who = rule.channels.length === 0 ? [] : recipientsOf(alert, rule);
  const messages = who.map((one) => recipients[one](place));
  return [
    readers[role](place),
    ...(messages.length === 0 ? [none] : messages),
    ...ruleParts(rule, locale),
  ];
}

/** What concerns the whole company has no managers: admins are told instead. */
function recipientsOf({ locationId, audience }: Asked["alert"], { recipients }: AlertRule) {
  const told = recipients.map((one) =>
    one === "managers" && locationId === null ? ("admins" as const) : one,
  );
  return [...new Set(told)].filter((one) => one !== "employee" || audience === "employeeToo");
}
