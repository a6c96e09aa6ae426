import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { locationCountry } from "@crewline/domain/rules/phones/location-country";
import { useCompany } from "../../entities/company/use-company.ts";
import { usePhoneLibrary } from "../../entities/company/use-phones.ts";

/** A location's phone number as it is written in the location's country. */
export function LocationPhone({ location }: { location: LocationRecord }) {
  const company = useCompany();
  const library = usePhoneLibrary();
  const { phone } = location;
  if (company.status !== "ready" || library.status !== "ready") return phone;
  return library.data.phonesOf(locationCountry(location, company.data.country)).format(phone);
}
