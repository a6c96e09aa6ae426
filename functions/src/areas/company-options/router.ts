import { z } from "zod";
import { staff } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { listCompanies, tenantSchema } from "./list-companies.ts";
import { listUndelivered, undeliveredSchema } from "./list-undelivered.ts";

export const companyOptionsRouter = router({
  list: staff.output(z.object({ companies: z.array(tenantSchema) })).query(() => listCompanies()),
  undeliveredMail: staff
    .output(z.object({ messages: z.array(undeliveredSchema) }))
    .query(() => listUndelivered()),
});
