import { z } from "zod";
import { unreadableSchema } from "../../rpc/answers.ts";
import { staff } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { listCompanies, tenantSchema } from "./list-companies.ts";
import { listUndelivered, undeliveredSchema } from "./list-undelivered.ts";

export const companyOptionsRouter = router({
  list: staff
    .output(z.object({ companies: z.array(tenantSchema), unreadable: unreadableSchema }))
    .query(() => listCompanies()),
  undeliveredMail: staff
    .output(z.object({ messages: z.array(undeliveredSchema), unreadable: unreadableSchema }))
    .query(() => listUndelivered()),
});
