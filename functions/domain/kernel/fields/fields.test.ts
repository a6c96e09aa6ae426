import { describe, expect, test } from "vitest";
import { idSchema } from "./fields.ts";

describe("the id of a document", () => {
  test.each(["a", "x".repeat(64), "A-Z_09", "__x", "x__", "_x_", "2026-11-16"])("may be %s", (id) =>
    expect(idSchema.safeParse(id).success).toBe(true),
  );

  test.each(["", "x".repeat(65), "a/b", "..", "a.b", "é", "a b", "__x__", "____", "__proto__"])(
    "may not be '%s', which the database would refuse or take for a path",
    (id) => expect(idSchema.safeParse(id).success).toBe(false),
  );
});
