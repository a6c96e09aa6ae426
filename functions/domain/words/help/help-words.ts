import type { Area } from "../../kernel/access/area.ts";
import type { Role } from "../../kernel/access/role.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ScreenHelp } from "./english-help.ts";
import { englishHelp } from "./english-help.ts";

interface HelpTexts {
  title: string;
  keys: string;
  allKeys: string;
  gotIt: string;
  hideHints: string;
  screens: Readonly<Record<Area, ScreenHelp>>;
}

const texts: InLanguages<HelpTexts> = {
  en: {
    title: "Help with this screen",
    keys: "Keys",
    allKeys: "All keyboard shortcuts",
    gotIt: "Got it",
    hideHints: "Hide all hints",
    screens: englishHelp,
  },
};

/** The words of the help panel that are the same on every screen. */
export function helpTexts(locale: Locale): Omit<HelpTexts, "screens"> {
  return inLanguage(texts, locale);
}

/**
 * Returns the three sentences about a screen: what it is for, how to do the main thing there, and
 * one thing more. They name only what the role can do; product staff without a role read those of
 * admins.
 */
export function screenHelp(area: Area, role: Role | null, locale: Locale): readonly string[] {
  const { all, ...byRole } = inLanguage(texts, locale).screens[area];
  return role === null || role === "admin" ? all : (byRole[role] ?? all);
}
