import { z } from "zod/mini";
import type { Formats } from "./formats.ts";

/** The stored formats of times, dates and numbers. */
export const formatsSchema = z.object({
  clock: z.enum(["automatic", "12", "24"]),
  dateOrder: z.enum(["automatic", "dayFirst", "monthFirst", "yearFirst"]),
  numberStyle: z.enum(["automatic", "point", "comma", "space"]),
} satisfies { [F in keyof Formats]: z.ZodMiniType<Formats[F]> });
