import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { KioskDevice } from "../../records/kiosks/kiosk-device.ts";
import { tapText } from "../time-entries/queued-punch-words.ts";

interface TabletTexts {
  seen: (at: string) => string;
  silent: (since: string) => string;
  waits: (count: number, since: string) => PluralForms;
  waited: (count: number, since: string) => PluralForms;
  missingHere: PluralForms;
  atTablet: string;
  atTabletWaiting: (count: number, since: string) => PluralForms;
  toBeSent: (count: number, since: string) => PluralForms;
}

const texts: InLanguages<TabletTexts> = {
  en: {
    seen: (at) => `Last seen ${at}.`,
    silent: (since) => `Offline since ${since}.`,
    waits: (count, since) => ({
      one: `1 punch waits on it to be sent, from ${since}.`,
      other: `${count} punches wait on it to be sent, the first from ${since}.`,
    }),
    waited: (count, since) => ({
      one: `1 punch waited on it then, from ${since}.`,
      other: `${count} punches waited on it then, the first from ${since}.`,
    }),
    missingHere: {
      one: "People can go on punching on it, but you don't see it here until it is online again. Check its power and its network.",
      other:
        "People can go on punching on them, but you don't see it here until they are online again. Check their power and their network.",
    },
    atTablet: "Offline. You can go on punching.",
    atTabletWaiting: (count, since) => ({
      one: `Offline. 1 punch waits on this tablet, from ${since}. You can go on punching.`,
      other: `Offline. ${count} punches wait on this tablet, the first from ${since}. You can go on punching.`,
    }),
    toBeSent: (count, since) => ({
      one: `1 punch waits to be sent, from ${since}.`,
      other: `${count} punches wait to be sent, the first from ${since}.`,
    }),
  },
};

/** The zone of the location, and the present: times of another day have their day. */
interface There {
  timeZone: string;
  now: Instant;
}

interface Told extends Pick<KioskDevice, "lastSeenAt" | "waiting"> {
  isOffline: boolean;
}

/** Since when a tablet is offline or when it was seen, and how many punches wait as it last said. */
export function tabletSentences(
  { lastSeenAt, waiting, isOffline }: Told,
  { timeZone, now }: There,
  locale: Locale,
): string[] {
  const { seen, silent, waits, waited } = inLanguage(texts, locale);
  const time = (at: Instant) => tapText({ at, now }, timeZone, locale);
  const { count, since } = waiting;
  const forms = isOffline ? waited : waits;
  return [
    isOffline ? silent(time(lastSeenAt)) : seen(time(lastSeenAt)),
    ...(since === null ? [] : [pluralForm(count, forms(count, time(since)), locale)]),
  ];
}

/** What so many offline tablets mean for the managers, and what to do. */
export function offlineTabletAdvice(count: number, locale: Locale): string {
  return pluralForm(count, inLanguage(texts, locale).missingHere, locale);
}

/** On the tablet itself: the connection, and what waits since when; empty while all is sent. */
export function ownTabletText(
  { isOnline, waiting: { count, since } }: { isOnline: boolean } & Pick<KioskDevice, "waiting">,
  { timeZone, now }: There,
  locale: Locale,
): string {
  const { atTablet, atTabletWaiting, toBeSent } = inLanguage(texts, locale);
  if (since === null) return isOnline ? "" : atTablet;
  const forms = isOnline ? toBeSent : atTabletWaiting;
  return pluralForm(count, forms(count, tapText({ at: since, now }, timeZone, locale)), locale);
}
