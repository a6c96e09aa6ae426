import { describe, expect, test } from "vitest";
import { mailStateAfter } from "./mail-state.ts";

describe("a message", () => {
  test.each([
    ["queued", "claim", "sending"],
    ["queued", "giveUp", "failed"],
    ["sending", "claim", "sending"],
    ["sending", "deliver", "sent"],
    ["sending", "postpone", "queued"],
    ["sending", "giveUp", "failed"],
  ] as const)("that is %s becomes, on %s, %s", (from, event, to) => {
    expect(mailStateAfter(from, event)).toBe(to);
  });

  test.each([
    ["queued", "deliver"],
    ["queued", "postpone"],
    ["sent", "claim"],
    ["sent", "giveUp"],
    ["failed", "claim"],
    ["failed", "deliver"],
  ] as const)("that is %s refuses to %s", (from, event) => {
    expect(() => mailStateAfter(from, event)).toThrow(
      expect.objectContaining({ fields: expect.objectContaining({ what: "mail", from }) }),
    );
  });
});
