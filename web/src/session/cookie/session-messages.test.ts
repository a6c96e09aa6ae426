import { expect, test } from "vitest";
import { parseSessionMessage } from "./session-messages.ts";

test.each(["getSession", "signout"])("reads a %s message of another tab", (trigger) => {
  const text = JSON.stringify({ event: "session", data: { trigger }, timestamp: 1 });
  expect(parseSessionMessage(text)).toBe(trigger);
});

test.each([
  null,
  "",
  "x",
  "null",
  "{}",
  "[]",
  '{"event":"session"}',
  '{"event":"other","data":{"trigger":"signout"}}',
  '{"event":"session","data":{"trigger":"delete"}}',
])("ignores %s without throwing", (text) => {
  expect(parseSessionMessage(text)).toBeNull();
});
