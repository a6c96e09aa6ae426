import { z } from "zod";
import { staff } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { listLogins, loginSchema } from "./list-logins.ts";

export const usersRouter = router({
  list: staff
    .input(z.object({ pageToken: z.string().max(2048).nullable() }).optional())
    .output(z.object({ users: z.array(loginSchema), nextPageToken: z.string().nullable() }))
    .query(({ input }) => listLogins(input?.pageToken ?? null)),
});
