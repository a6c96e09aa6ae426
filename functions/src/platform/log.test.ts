import { expect, test } from "vitest";
import { formatLine } from "./log.ts";

test("an event is one line of JSON, whatever its text holds", () => {
  const line = formatLine("WARNING", "a\r\nb", { text: "c\u2028\nd" });
  expect(line.split("\n")).toHaveLength(1);
  expect(JSON.parse(line)).toEqual({ severity: "WARNING", message: "a\r\nb", text: "c\u2028\nd" });
});

test("fields cannot replace the severity and the message", () => {
  const line = formatLine("INFO", "true", { severity: "ERROR", message: "false" });
  expect(JSON.parse(line)).toEqual({ severity: "INFO", message: "true" });
});

test("an error keeps its code, its stack and its cause", () => {
  const cause = Object.assign(new TypeError("below"), { code: "auth/internal-error" });
  const line = formatLine("ERROR", "failed", { error: new Error("above", { cause }) });
  expect(JSON.parse(line).error).toMatchObject({
    name: "Error",
    message: "above",
    stack: expect.stringContaining("above"),
    cause: { name: "TypeError", code: "auth/internal-error" },
  });
});
