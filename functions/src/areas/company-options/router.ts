import { z } from "zod";
import { staff } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { listCompanies, tenantSchema } from "./list-companies.ts";

export const companyOptionsRouter = router({
  list: staff.output(z.object({ companies: z.array(tenantSchema) })).query(() => listCompanies()),
});
