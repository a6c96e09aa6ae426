import { formatsOfCountry } from "../../rules/company/country-formats.ts";
import type { Company } from "../../records/company/company.ts";
import { formatsOfReader } from "../../kernel/formats/formats-of-reader.ts";
import type { Formats } from "../../kernel/formats/formats.ts";

/**
 * Returns the formats of a letter to a person: those of their screens. A letter has no device, so
 * where the screens follow the device, the formats of the company's country apply.
 */
export function formatsOfLetter(
  own: Formats,
  { formats, country }: Pick<Company, "formats" | "country">,
): Formats {
  return formatsOfReader(formatsOfReader(own, formats), formatsOfCountry(country));
}
