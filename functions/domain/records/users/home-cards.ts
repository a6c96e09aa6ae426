import { z } from "zod/mini";

/** The cards of Home of a person who manages, in their usual order. */
export const homeCardNames = ["now", "inbox", "day", "coming"] as const;
export type HomeCardName = (typeof homeCardNames)[number];

/** The order of the cards, and which of them are hidden. */
export const homeCardsSchema = z
  .array(z.object({ card: z.enum(homeCardNames), isHidden: z.boolean() }))
  .check(z.maxLength(20));
export type HomeCard = z.infer<typeof homeCardsSchema>[number];
