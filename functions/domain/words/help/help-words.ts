import type { Area } from "../../kernel/access/area.ts";
import type { Role } from "../../kernel/access/role.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ClosedHelp, ScreenHelp } from "./english-help.ts";
import { englishClosedHelp, englishHelp } from "./english-help.ts";

interface HelpTexts {
  title: string;
  keys: string;
  allKeys: string;
  gotIt: string;
  hideHints: string;
  screens: Readonly<Record<Area, ScreenHelp>>;
  closed: ClosedHelp;
}

const texts: InLanguages<HelpTexts> = {
  en: {
    title: "Help with this screen",
    keys: "Keys",
    allKeys: "All keyboard shortcuts",
    gotIt: "Got it",
    hideHints: "Hide all hints",
    screens: englishHelp,
    closed: englishClosedHelp,
  },
};

/** The words of the help panel that are the same on every screen. */
export function helpTexts(locale: Locale): Omit<HelpTexts, "screens" | "closed"> {
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

/**
 * Returns the three sentences about a screen that the reader cannot open: for whom it is, what the
 * reader can do instead, and where their own screens are.
 */
export function closedHelp(area: Area, locale: Locale): readonly string[] {
  const { byArea, others } = inLanguage(texts, locale).closed;
  return byArea[area] ?? others;
}
