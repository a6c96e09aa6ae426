import { z } from "zod/mini";
import { languages } from "./language.ts";

/** A language of the product, as it is stored. */
export const languageSchema = z.enum(languages);
