import { formatRate } from "@crewline/domain/kernel/money/rate";
import { commonZoneName } from "@crewline/domain/kernel/time/zone-names";
import type { Company } from "@crewline/domain/records/company/company";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { jobRolesText } from "@crewline/domain/rules/job-roles/job-role-names";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import { useLocale } from "../../locale/use-locale.ts";
import type { Fact } from "../../ui/page/facts.tsx";
import { LocationPhone } from "./location-phone.tsx";

/** The details of a location for reading. */
export function useLocationFacts(location: LocationRecord, { currency }: Company): Fact[] {
  const locale = useLocale();
  const roleName = useRoleName();
  const { address, phone, timeZone, jobRoleIds, areas, costCentre } = location;
  const { minimumWageTenThousandths: minimum } = location;
  return [
    { label: "Address", value: address || "–" },
    { label: "Phone", value: phone === "" ? "–" : <LocationPhone location={location} /> },
    { label: "Time zone", value: commonZoneName(timeZone) },
    { label: "Job roles used here", value: jobRolesText(jobRoleIds, roleName) || "All" },
    { label: "Areas", value: areas.map(({ name }) => name).join(", ") || "–" },
    { label: "Cost centre", value: costCentre || "–" },
    {
      label: "Minimum wage",
      value: minimum === null ? "–" : formatRate(minimum, currency, locale),
    },
  ];
}
