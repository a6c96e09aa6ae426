import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import { companySchema } from "@crewline/domain/records/company/company";
import { z } from "zod/mini";
import { companies } from "../../store/companies.ts";
import { readingUnit } from "../../store/unit/unit.ts";

export const tenantSchema = z.extend(
  z.pick(companySchema, {
    name: true,
    country: true,
    currency: true,
    timeZone: true,
    createdAt: true,
    onBoardedAt: true,
    adminMissingSince: true,
    standing: true,
  }),
  {
    companyId: companySchema.shape.id,
    /** A demo company is not a customer. */
    isDemo: z.boolean(),
  },
);
type Tenant = z.infer<typeof tenantSchema>;

/** The most recent companies, newest first. */
const LIMIT = 1000;

export async function listCompanies(): Promise<{ companies: Tenant[]; unreadable: number }> {
  const options = { orderBy: ["createdAt", "desc"], limit: LIMIT } as const;
  const { found, unreadable } = await companies(await readingUnit()).listReadable([], options);
  return {
    unreadable,
    companies: found.map(({ id, ...company }) => ({
      companyId: id,
      isDemo: isDemoCompany(id),
      name: company.name,
      country: company.country,
      currency: company.currency,
      timeZone: company.timeZone,
      createdAt: company.createdAt,
      onBoardedAt: company.onBoardedAt,
      adminMissingSince: company.adminMissingSince ?? null,
      standing: company.standing ?? null,
    })),
  };
}
