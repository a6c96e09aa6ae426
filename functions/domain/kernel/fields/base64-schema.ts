import { z } from "zod/mini";
import { issue } from "../issues/issue.ts";

/** The bytes of a picture as base64, at most so many of them. */
export function base64Schema(mostBytes: number) {
  return z
    .string()
    .check(
      z.maxLength(Math.ceil(mostBytes / 3) * 4, { error: issue("photoTooLarge"), abort: true }),
      z.regex(
        /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/u,
        issue("choosePhoto"),
      ),
    );
}
