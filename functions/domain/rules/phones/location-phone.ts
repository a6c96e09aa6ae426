import { phonesOf } from "../../kernel/phones/phones-of.ts";
import { storedPhone } from "./stored-phone.ts";
import type { LocationRecord } from "../../records/locations/location-record.ts";
import { locationCountry } from "./location-country.ts";

/**
 * The location with its phone number as it is stored; `before` is the number that it has already.
 * Throws invalidField for text that is no number.
 */
export function withStoredPhone(
  location: LocationRecord,
  before: string,
  companyCountry: string,
): LocationRecord {
  const phones = phonesOf(locationCountry(location, companyCountry));
  return {
    ...location,
    phone: storedPhone(location.phone, { phones, before, path: "location.phone" }),
  };
}
