import { z } from "zod/mini";
import { formatsSchema } from "../../kernel/formats/formats-schema.ts";
import { formatsOfAnybody } from "../../kernel/formats/formats.ts";

/** The reader's formats of days, times and numbers; a letter without any needs none. */
export const readerFormats = z._default(formatsSchema, formatsOfAnybody);
