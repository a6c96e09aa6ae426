import { expect, test } from "vitest";
import { outcomeOfError } from "./outcome-of-error.ts";

const message = "550 5.1.1 No such user\r\nhere";

test.each([
  ["a recipient that does not exist", { command: "RCPT TO", responseCode: 550 }],
  ["a text that the server never takes", { command: "DATA", responseCode: 554 }],
  ["an address that is none", { code: "EENVELOPE" }],
])("%s is final", (_what, error) => {
  expect(outcomeOfError({ message, ...error })).toMatchObject({ kind: "refused", isFinal: true });
});

test.each([
  ["a full mailbox", { command: "RCPT TO", responseCode: 452 }],
  ["grey-listing", { command: "DATA", responseCode: 451 }],
  ["a wrong password", { code: "EAUTH", command: "AUTH PLAIN", responseCode: 535 }],
  ["a sender whom the server does not know", { command: "MAIL FROM", responseCode: 550 }],
  ["a server that is out of order", { command: "CONN", responseCode: 554 }],
  ["a timeout", { code: "ETIMEDOUT" }],
  ["a lost connection", { code: "ESOCKET" }],
])("%s is tried again", (_what, error) => {
  expect(outcomeOfError({ message, ...error })).toMatchObject({ kind: "refused", isFinal: false });
});

test("the problem is one line", () => {
  expect(outcomeOfError({ message })).toMatchObject({ problem: "550 5.1.1 No such user here" });
});
