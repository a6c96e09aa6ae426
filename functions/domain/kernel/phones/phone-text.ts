import { lineSchema } from "../text/text-schema.ts";

/** The text of a phone number; `storedPhone` says whether it is one in the company's country. */
export const phoneTextSchema = lineSchema(40);
