import type { z } from "zod";
import { companySchema } from "@crewline/domain/company/company";

export const tenantSchema = companySchema
  .pick({
    name: true,
    country: true,
    currency: true,
    timeZone: true,
    createdAt: true,
    onBoardedAt: true,
  })
  .extend({ companyId: companySchema.shape.id });
export type Tenant = z.infer<typeof tenantSchema>;

export function listCompanies(..._input: unknown[]): Promise<never> {
  throw new Error("listCompanies is not there yet");
}
