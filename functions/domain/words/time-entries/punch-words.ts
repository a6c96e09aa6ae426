import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatDayTime, formatTime } from "../../kernel/formats/format-time.ts";
import { PRODUCT_NAME } from "../../kernel/product.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type {
  PunchKind,
  PunchOverride,
  PunchRecord,
  PunchSource,
} from "../../records/time-entries/punch-record.ts";
import type { AuditOrigin } from "../../records/time-entries/time-entry-audit.ts";

/** A punch in texts of its reader. */
interface WrittenPunch {
  kind: PunchKind;
  at: string;
  /** The name of the device; null where there was none, and the source is named. */
  device: string | null;
  source: PunchSource;
  /** When the server received a punch that was made offline; null for every other one. */
  received: { day: string | null; time: string } | null;
  /** What the clock of the device showed, where it was wrong. */
  shown: string | null;
  override: PunchOverride | null;
}

interface PunchTexts {
  kinds: Readonly<Record<PunchKind, string>>;
  origins: Readonly<Record<AuditOrigin["source"], string>>;
  origin: (source: AuditOrigin["source"], device: string) => string;
  sentence: (punch: WrittenPunch) => string;
}

const englishKinds: PunchTexts["kinds"] = {
  clockIn: "Clocked in",
  startBreak: "Started a break",
  endBreak: "Ended a break",
  clockOut: "Clocked out",
};

const englishSources: Readonly<Record<PunchSource, string>> = {
  web: "browser",
  kiosk: "shared device",
  manual: "a manager",
  import: "imported file",
  job: PRODUCT_NAME,
};

const englishOrigins: PunchTexts["origins"] = { ...englishSources, rule: "approval rule" };

const texts: InLanguages<PunchTexts> = {
  en: {
    kinds: englishKinds,
    origins: englishOrigins,
    origin: (source, device) => `${englishOrigins[source]}, ${device}`,
    sentence: ({ kind, at, device, source, received, shown, override }) => {
      const by = source === "import" ? "from an imported file" : `by ${englishSources[source]}`;
      const parts = [
        `${englishKinds[kind]} at ${at} ${device === null ? by : `on ${device}`}`,
        ...(received === null
          ? []
          : ["offline", `received ${received.day ?? `at ${received.time}`}`]),
        ...(shown === null ? [] : [`the device's clock showed ${shown}`]),
      ];
      const allowed = override === null ? "" : ` ${override.byName} allowed it: ${override.reason}`;
      return `${parts.join(", ")}.${allowed}`;
    },
  },
};

/** What was punched: "Clocked in". */
export function punchKindWords(locale: Locale): PunchTexts["kinds"] {
  return inLanguage(texts, locale).kinds;
}

/** A smaller difference between two clocks is not worth a word. */
const SAME_CLOCK_SECONDS = 120;

/**
 * One sentence for a punch: "Clocked out at 5:02 PM on Chrome on Android, offline, received at
 * 5:40 PM." A receipt on another day has its day; a device clock that was wrong is named.
 */
export function punchSentence(punch: PunchRecord, timeZone: string, locale: Locale): string {
  const { kind, at, deviceAt, device, source } = punch;
  const isClockWrong =
    deviceAt !== null && Math.abs(elapsedSeconds(deviceAt, at)) > SAME_CLOCK_SECONDS;
  return inLanguage(texts, locale).sentence({
    kind,
    at: formatTime(at, timeZone, locale),
    device: device?.name ?? null,
    source,
    received: punch.wasOffline ? receivedAt(punch, timeZone, locale) : null,
    override: punch.override,
    shown: isClockWrong ? formatDayTime(deviceAt, timeZone, locale) : null,
  });
}

/** The source of a change and its device: "browser, Chrome on Android". */
export function originText({ source, device }: AuditOrigin, locale: Locale): string {
  const { origins, origin } = inLanguage(texts, locale);
  return device === null ? origins[source] : origin(source, device);
}

function receivedAt(
  { at, receivedAt: received }: PunchRecord,
  timeZone: string,
  locale: Locale,
): WrittenPunch["received"] {
  const isSameDay = localDateAt(at, timeZone) === localDateAt(received, timeZone);
  return {
    day: isSameDay ? null : formatDayTime(received, timeZone, locale),
    time: formatTime(received, timeZone, locale),
  };
}
