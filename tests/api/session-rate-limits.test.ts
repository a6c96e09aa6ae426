import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { rateLimits } from "@crewline/domain/rules/sign-ins/rate-limits";
import { appUrl } from "../../emulators/stack/stack-environment.ts";
import { countAttempt, findWait } from "../../functions/src/operations/access/count-attempt.ts";
import { metered } from "../../functions/src/platform/usage-meter.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import type { Api } from "../support/api-client.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aLogin } from "../support/auth-emulator.ts";
import { SessionBrowser } from "../support/session-browser.ts";
import { useUpLimit } from "../support/use-up-limit.ts";

/** An address that no other test of the run has. */
const anAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join(".")}`;

const useUp = (address: string) =>
  useUpLimit("signInFailure", { addresses: { caller: address, connection: null } });

test("an address with twenty failed sign-ins in a minute has to wait, which a sentence says", async () => {
  const browser = new SessionBrowser();
  const address = anAddress();
  await useUp(address);
  const fields = { idToken: (await aLogin()).idToken, callbackUrl: "/" };
  const answer = await browser.postForm("callback/firebase", fields, {
    "X-Forwarded-For": `${anAddress()}, ${address}`,
  });
  const { status, headers, json, setCookie } = answer;
  expect([status, headers.get("content-type")]).toEqual([429, "application/json; charset=utf-8"]);
  expect(setCookie).toBeNull();
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(json["message"]).toMatch(/^Too many attempts\. Try again in \d+ seconds?\.$/);
  expect(new URL(String(json["url"])).searchParams.get("error")).toBe("TooManyAttempts");
});

test("an address does not wait for another one", async () => {
  const [address, other] = [anAddress(), anAddress()];
  await useUp(address);
  const waitOf = (caller: string) =>
    findWait("signInFailure", { addresses: { caller, connection: null } });
  expect(await waitOf(address)).toBeGreaterThan(0);
  expect(await waitOf(other)).toBeNull();
});

test("a login opens thirty sessions a minute", async () => {
  const { uid, idToken } = await aLogin();
  await useUpLimit("signIn", { uid });
  const refused = await new SessionBrowser().signIn(idToken);
  expect([refused.status, refused.setCookie]).toEqual([429, null]);
  expect((await new SessionBrowser().signIn((await aLogin()).idToken)).status).toBe(200);
});

test("an admin invites five hundred people an hour", async () => {
  const company = await aCompany();
  const employeeId = await anEmployee(company);
  const { uid } = company.owner.login;
  await useUpLimit("invite", { uid });
  const invitation = { employeeId, email: `${randomUUID()}@people.example` };
  const rights = { role: "employee" as const, locationIds: [], mayViewWages: false };
  const invite = () =>
    company.owner.api.employees.invite.mutate({ ...anAttempt(), ...invitation, ...rights });
  expect(await refusalOf(invite())).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    rule: "tooManyAttempts",
    message: expect.stringMatching(/^Too many attempts\. Try again in \d+ minutes\.$/),
  });
});

test("inviting many at once counts each of them", async () => {
  const company = await aCompany();
  const people = [await anEmployee(company), await anEmployee(company)];
  const { uid } = company.owner.login;
  await countAttempt("invite", { uid }, rateLimits.invite.perUid - 1);
  const rows = people.map((employeeId) => ({
    key: employeeId,
    title: "Ana Diaz",
    employeeId,
    email: `${randomUUID()}@people.example`,
  }));
  const inviteMany = () =>
    company.owner.api.employees.inviteMany.mutate({
      ...anAttempt(),
      groupId: randomUUID(),
      title: "A test",
      rows,
    });
  expect((await inviteMany()).rows).toHaveLength(2);
  expect(await refusalOf(inviteMany())).toMatchObject({ rule: "tooManyAttempts" });
});

const march = { firstDay: "2026-03-02", lastDay: "2026-03-08", locationId: null };

test.each([
  {
    name: "exportPayroll" as const,
    of: (api: Api) => api.reports.payroll.query(march),
  },
  {
    name: "exportCompany" as const,
    of: (api: Api) => api.settings.startExport.mutate(anAttempt()),
  },
])("$name above its limit is refused by 429", async ({ name, of }) => {
  const { owner } = await aCompany();
  await useUpLimit(name, { uid: owner.login.uid });
  expect(await refusalOf(of(owner.api))).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    message: expect.stringMatching(/^Too many attempts\. Try again in/u),
  });
});

test("guessing invitations is refused by 429 after thirty a minute", async () => {
  const address = anAddress();
  const input = encodeURIComponent(JSON.stringify({ token: "t".repeat(43) }));
  const guess = async () => {
    const url = `${appUrl}/api/trpc/user.findInvitation?input=${input}`;
    return (await fetch(url, { headers: { "X-Forwarded-For": address } })).status;
  };
  const statuses: number[] = [];
  for (let sent = 0; sent <= rateLimits.findInvitation.perAddress; sent += 1) {
    statuses.push(await guess());
  }
  expect(statuses.slice(0, -1).every((status) => status === 404)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

test("attempts at the same moment are all counted", async () => {
  const subject = randomUUID();
  const { perSubject } = rateLimits.exportCompany;
  const all = Array.from({ length: perSubject + 3 }, () =>
    countAttempt("exportCompany", { subject }),
  );
  const refused = (await Promise.all(all)).filter((wait) => wait !== null);
  expect(refused).toHaveLength(3);
});

/**
 * Runs last: it uses up the attempts of all callers from this machine, as an edge of the hosting
 * network would.
 */
test("a hundred failed sign-ins a minute are refused however their addresses are invented", async () => {
  const browser = new SessionBrowser();
  const csrfToken = await browser.csrfToken();
  const attempts = Array.from(
    { length: 110 },
    (_, index) => `198.51.${index}.7, 203.0.113.${index}`,
  );
  const statuses: number[] = [];
  for (const invented of attempts) {
    const fields = { csrfToken, idToken: "not.a.token", callbackUrl: "/" };
    const headers = { "X-Forwarded-For": invented };
    statuses.push((await browser.postForm("callback/firebase", fields, headers)).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(100);
});

test.each(["coverSearch", "signIn"] as const)(
  "what counts a call of %s is measured as a document that was read and written",
  async (name) => {
    const { uid } = await aLogin();
    const { used } = await metered(() => countAttempt(name, { uid }));
    expect(used).toEqual({ reads: 1, writes: 1 });
  },
);
