import { formatsOfCountry } from "../../rules/company/country-formats.ts";
import type { Company } from "../../records/company/company.ts";
import { formatsOfReader } from "../../kernel/formats/formats-of-reader.ts";
import type { Formats } from "../../kernel/formats/formats.ts";

/**
 * How a letter is written to somebody: as on the person's screens. A letter is written far from
 * any device, so what a screen leaves to it is as people write in the company's country.
 */
export function formatsOfLetter(
  own: Formats,
  { formats, country }: Pick<Company, "formats" | "country">,
): Formats {
  return formatsOfReader(formatsOfReader(own, formats), formatsOfCountry(country));
}
