import { z } from "zod/mini";
import { log } from "../../platform/log.ts";
import type { Reply } from "../http/reply.ts";
import type { AuthRequest } from "../session/auth-request.ts";

const LARGEST_ENTRY = 4096;

const entrySchema = z.object({
  level: z.enum(["error", "warn", "debug"]),
  code: z.string().check(z.regex(/^[A-Z0-9_]{1,64}$/)),
  message: z.optional(
    z.pipe(
      z.string(),
      z.transform((text) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")),
    ),
  ),
});

/** Logs an error of a browser. Any caller may send one, so only a little of it is kept. */
export function postLog({ body }: AuthRequest): Reply {
  const entry = entrySchema.safeParse(body);
  if (entry.success && JSON.stringify(body).length <= LARGEST_ENTRY) {
    const { level, code, message } = entry.data;
    log[level]("reported by a browser", { code, text: message });
  }
  return { status: 200 };
}
