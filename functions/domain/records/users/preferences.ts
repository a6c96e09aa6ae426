import { z } from "zod";
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
  theme: z.enum(["system", "light", "dark"]).nullable(),
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
  language: languageSchema.default(FIRST_LANGUAGE),
  clock: chosen.clock.default("automatic"),
  dateOrder: chosen.dateOrder.default("automatic"),
  numberStyle: chosen.numberStyle.default("automatic"),
  theme: chosen.theme.default(null),
  density: chosen.density.default("compact"),
  homeCards: chosen.homeCards.default([]),
  /** None for people who knew the screens before there were hints. */
  hints: chosen.hints.default([]),
});
export type Preferences = z.infer<typeof preferencesSchema>;
export type ThemeMode = NonNullable<Preferences["theme"]>;

/** The changed preferences; those left out stay as they are. */
export const savePreferencesSchema = attemptSchema.extend({
  preferences: z.object(chosen).partial(),
});
