import { phonesOf } from "../phones/phones-of.ts";
import { storedPhone } from "../phones/stored-phone.ts";
import type { Location } from "./location.ts";
import { locationCountry } from "./location-country.ts";

/**
 * The location with its phone number as it is stored; `before` is the number that it has already.
 * Throws invalidField for text that is no number.
 */
export function withStoredPhone(
  location: Location,
  before: string,
  companyCountry: string,
): Location {
  const phones = phonesOf(locationCountry(location, companyCountry));
  return {
    ...location,
    phone: storedPhone(location.phone, { phones, before, path: "location.phone" }),
  };
}
