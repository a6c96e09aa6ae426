import { useQuery } from "@tanstack/react-query";
import type { Phones } from "@crewline/domain/kernel/phones/phones";
import type { LoadResult } from "../../ui/loading/load-result.ts";
import { allResults, mapResult, queryResult } from "../../ui/loading/load-result.ts";
import { useCompany } from "./use-company.ts";

export interface PhoneLibrary {
  phonesOf: (country: string) => Phones;
  callingCodes: () => readonly (readonly [country: string, code: string])[];
}

/** The numbering plans of all countries are a chunk of their own, which lists do not load. */
const query = {
  queryKey: ["phone numbers"],
  queryFn: async (): Promise<PhoneLibrary> => {
    const { phonesOf, callingCodes } = await import("@crewline/domain/kernel/phones/phones-of");
    return { phonesOf, callingCodes };
  },
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: "always",
} as const;

/** Reads and writes the phone numbers of all countries. */
export function usePhoneLibrary(): LoadResult<PhoneLibrary> {
  return queryResult(useQuery(query));
}

/** Reads and writes phone numbers of the company's country. */
export function usePhones(): LoadResult<Phones> {
  const result = allResults({ company: useCompany(), library: usePhoneLibrary() });
  return mapResult(result, ({ company, library }) => library.phonesOf(company.country));
}
