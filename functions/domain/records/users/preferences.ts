import { z } from "zod";
import { formatsSchema } from "../../kernel/formats/formats-schema.ts";
import { deviceFormats } from "../../kernel/formats/formats.ts";
import { attemptSchema } from "../../kernel/fields/fields.ts";

const chosen = {
  ...formatsSchema.shape,
  /** Null for whoever never chose: each browser then keeps the one that it has. */
  theme: z.enum(["system", "light", "dark"]).nullable(),
  density: z.enum(["normal", "compact"]),
};

/** What everybody begins with: the formats of the company, the theme of the device, tables with air. */
export const firstPreferences = {
  ...deviceFormats,
  theme: null,
  density: "normal",
} as const satisfies Preferences;

/** How a person wants to see the product, on every device. */
export const preferencesSchema = z.object({
  clock: chosen.clock.default("automatic"),
  dateOrder: chosen.dateOrder.default("automatic"),
  numberStyle: chosen.numberStyle.default("automatic"),
  theme: chosen.theme.default(null),
  density: chosen.density.default("normal"),
});
export type Preferences = z.infer<typeof preferencesSchema>;
export type ThemeMode = NonNullable<Preferences["theme"]>;

/** What is left out stays as it is. */
export const savePreferencesSchema = attemptSchema.extend({
  preferences: z.object(chosen).partial(),
});
