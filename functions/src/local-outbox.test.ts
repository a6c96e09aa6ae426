import { aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { ServerResponse, IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { newMail } from "@crewline/domain/rules/mail/new-mail";
import { handleOutbox, outboxPage } from "./local-outbox.ts";

const origin = "http://127.0.0.1:5000";

function anInvitationTo(employeeName: string) {
  const content = {
    kind: "invitation",
    companyName: "Harbor Coffee",
    employeeName,
    invitedByName: "Olivia",
    token: "secret",
    tokenSeed: null,
    proof: null,
  } as const;
  const message = {
    key: "one",
    to: "ana@harbor.example",
    companyId: aCompanyId("harbor"),
    content,
  };
  return newMail(message, "2026-11-20T12:00:00.000Z");
}

test("the outbox shows each letter with its reader and its link", () => {
  const page = outboxPage([anInvitationTo("Ana")], { origin, links: [] });
  expect(page).toContain("ana@harbor.example");
  expect(page).toContain(`href="${origin}/login?invitation=secret"`);
  expect(page.match(/<h1/gu)).toHaveLength(1);
});

test("a new user finds the link that confirms the address", () => {
  const oobLink = `${origin}/emulator/action?mode=verifyEmail&oobCode=x`;
  const links = [{ email: "sam@harbor.example", requestType: "VERIFY_EMAIL", oobLink }];
  const page = outboxPage([], { origin, links });
  expect(page).toContain("sam@harbor.example");
  expect(page).toContain(`href="${oobLink.replace("&", "&amp;")}">confirm the address</a>`);
});

test("a name with markup stays a name", () => {
  expect(outboxPage([anInvitationTo("<script>x</script>")], { origin, links: [] })).not.toContain(
    "<script",
  );
});

test("outside the emulator there is no outbox to see", async () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  await handleOutbox(new IncomingMessage(new Socket()), response);
  expect(response.statusCode).toBe(404);
});
