import { noSales } from "@crewline/domain/rules/sales/sales-amounts";
import type { KnownSales, knownSalesInputSchema } from "@crewline/domain/rules/sales/sales-rows";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import { openSales } from "./change-sales.ts";

type Input = z.infer<typeof knownSalesInputSchema>;

/** Returns what is entered for some days; of a day without sales, the version 0. */
export async function knownSales(actor: Actor, input: Input): Promise<{ days: KnownSales[] }> {
  const store = await readCompany(actor.companyId);
  const places = Map.groupBy(input.days, ({ locationId }) => locationId);
  const books = await Promise.all(
    [...places].map(async ([locationId, days]) => {
      const around = days.map(({ day }) => day);
      return [locationId, await openSales(store, actor, { locationId, around })] as const;
    }),
  );
  const bookOf = new Map(books);
  const days = input.days.map(({ locationId, day }): KnownSales => {
    const { totalMinor, hours, version } = bookOf.get(locationId)?.days.get(day) ?? unentered;
    return { locationId, day, totalMinor, hours, version };
  });
  return { days };
}

const unentered = { ...noSales, version: 0 };
