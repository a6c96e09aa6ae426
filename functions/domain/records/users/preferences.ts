import { z } from "zod/mini";
import { formatsSchema } from "../../kernel/formats/formats-schema.ts";
import { deviceFormats } from "../../kernel/formats/formats.ts";
import { FIRST_LANGUAGE } from "../../kernel/formats/language.ts";
import { languageSchema } from "../../kernel/formats/language-schema.ts";
import { attemptSchema } from "../../kernel/fields/fields.ts";
import { hintsSchema } from "./hints.ts";
import { homeCardsSchema } from "./home-cards.ts";

const chosen = {
  ...formatsSchema.shape,
  /** Null for a user who never chose: each browser then keeps its current one. */
  theme: z.nullable(z.enum(["system", "light", "dark"])),
  density: z.enum(["normal", "compact"]),
  homeCards: homeCardsSchema,
  hints: hintsSchema,
};

/** The defaults: the formats of the company, the theme of the device, compact rows. */
export const firstPreferences: Preferences = {
  ...deviceFormats,
  language: FIRST_LANGUAGE,
  theme: null,
  density: "compact",
  homeCards: [],
  hints: [],
};

/** A user's display preferences, on every device. */
export const preferencesSchema = z.object({
  /** The language of the screens, answers and mail of the user; there is one so far. */
  language: z._default(languageSchema, FIRST_LANGUAGE),
  clock: z._default(chosen.clock, "automatic"),
  dateOrder: z._default(chosen.dateOrder, "automatic"),
  numberStyle: z._default(chosen.numberStyle, "automatic"),
  theme: z._default(chosen.theme, null),
  density: z._default(chosen.density, "compact"),
  homeCards: z._default(chosen.homeCards, []),
  /** None for people who knew the screens before there were hints. */
  hints: z._default(chosen.hints, []),
});
export type Preferences = z.infer<typeof preferencesSchema>;
export type ThemeMode = NonNullable<Preferences["theme"]>;

/** The changed preferences; those left out stay as they are. */
export const savePreferencesSchema = z.extend(attemptSchema, {
  preferences: z.partial(z.object(chosen)),
});
