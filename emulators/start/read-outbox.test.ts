import { expect, test } from "vitest";
import { newMail } from "@crewline/domain/rules/mail/new-mail";
import { appUrl } from "../stack/stack-environment.ts";
import { outboxLine, valueOf } from "./read-outbox.ts";

test("a message is one line with the link that its reader would follow", () => {
  const content = {
    kind: "invitation",
    companyName: "Harbor Coffee",
    employeeName: "Ana",
    invitedByName: "Olivia",
    token: "abc",
    tokenSeed: null,
    proof: null,
  } as const;
  const message = { key: "one", to: "ana@harbor.example", companyId: null, content };
  expect(outboxLine(newMail(message, "2026-11-20T12:00:00.000Z"))).toBe(
    `Mail to ana@harbor.example: Harbor Coffee invites you to Crewline ${appUrl}/login?invitation=abc`,
  );
});

test("values of the wire become values of the domain", () => {
  const wire = {
    mapValue: {
      fields: {
        at: { timestampValue: "2026-11-20T12:00:00Z" },
        none: { nullValue: null },
        list: { arrayValue: { values: [{ integerValue: "3" }, { booleanValue: true }] } },
        empty: { arrayValue: {} },
      },
    },
  };
  expect(valueOf(wire)).toEqual({
    at: "2026-11-20T12:00:00.000Z",
    none: null,
    list: [3, true],
    empty: [],
  });
});
