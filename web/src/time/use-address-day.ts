import { dayInAddress } from "@crewline/domain/kernel/time/address-day";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { useAddressValue } from "../ui/address/use-address.ts";

/** The day that a parameter of the address names, else null; a wrong value leaves the address. */
export function useAddressDay(name: string): LocalDate | null {
  return useAddressValue(name, dayInAddress);
}
