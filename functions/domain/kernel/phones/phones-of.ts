import examples from "libphonenumber-js/mobile/examples";
import type { CountryCode, PhoneNumber } from "libphonenumber-js/min";
import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import type { PhoneProblem, Phones, ReadPhone } from "./phones.ts";

type Home = CountryCode | undefined;

/**
 * Phone numbers of a country (ISO 3166-1), the same object for each call; only numbers with + when
 * the library does not support the country.
 */
export function phonesOf(country: string): Phones {
  const known = made.get(country);
  if (known !== undefined) return known;
  const home = isSupportedCountry(country) ? country : undefined;
  const phones: Phones = {
    read: (text) => read(text, home),
    format: (stored) => format(stored, home),
    dial: (stored) => parsed(stored, home)?.number ?? null,
  };
  made.set(country, phones);
  return phones;
}

const made = new Map<string, Phones>();

/** The calling code of each country, "1" for the United States. */
export function callingCodes(): [country: string, code: string][] {
  return getCountries().map((country) => [country, getCountryCallingCode(country)]);
}

function read(text: string, home: Home): ReadPhone {
  const phone = parsed(text, home);
  if (phone === null) return { number: null, problem: problemAt(home) };
  const { number, ext } = phone;
  return { number: ext === undefined ? number : `${number} ext. ${ext}`, problem: null };
}

function format(stored: string, home: Home): string {
  const phone = parsed(stored, home);
  if (phone === null) return stored;
  return phone.country === home ? phone.formatNational() : phone.formatInternational();
}

/** Only a text that is a number as a whole; "00" begins a foreign number in most countries. */
function parsed(text: string, home: Home): PhoneNumber | null {
  const written = text.trim().replace(/^00/u, "+");
  const options = { extract: false, ...(home === undefined ? {} : { defaultCountry: home }) };
  const phone = parsePhoneNumberFromString(written, options);
  return phone?.isValid() === true ? phone : null;
}

function problemAt(home: Home): PhoneProblem {
  const example = home === undefined ? undefined : getExampleNumber(home, examples);
  return { kind: "noPhoneNumber", example: example?.formatNational() ?? null };
}
