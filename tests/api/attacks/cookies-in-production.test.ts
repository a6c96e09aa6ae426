import { afterAll, expect, test, vi } from "vitest";
import { handleAuth } from "../../../functions/src/auth-http/handle-auth.ts";
import { localServer } from "../../support/local-server.ts";
import { anAccount, idTokenOf, onProductionPath } from "../../support/production-path.ts";
import { BrowserInProduction } from "./browser-in-production.ts";
import { forgedRequests } from "./forged-requests.ts";
import { largeBodies } from "./large-bodies.ts";
import { runAttacks } from "./run-attacks.ts";
import { sessionUpdates } from "./session-updates.ts";
import { stolenCookies } from "./stolen-cookies.ts";

/** The session endpoints as deployed: Google's session cookies have real signatures here. */
vi.mock("../../../functions/src/operations/access/count-attempt.ts", () => ({
  countAttempt: () => Promise.resolve(null),
  findWait: () => Promise.resolve(null),
}));
vi.mock("../../../functions/src/operations/access/sign-ins.ts", () => ({
  isSignInEnded: () => Promise.resolve(false),
  noteUse: () => Promise.resolve(),
  forgetDevice: () => Promise.resolve(),
}));
vi.useFakeTimers({ toFake: ["Date"] });
const output = vi.spyOn(process.stdout, "write").mockReturnValue(true);

const google = await onProductionPath();
const server = await localServer((request, response) => void handleAuth(request, response));
const scene = { google, server, victim: anAccount(google), other: anAccount(google) };

runAttacks("cookies in production", [
  ...stolenCookies(scene),
  ...forgedRequests(scene),
  sessionUpdates(scene),
  largeBodies(scene),
]);

const unreachable = { status: 503, message: "The sign-in service cannot be reached." };
const notConfigured = {
  status: 500,
  message:
    "There is a problem with the server configuration. Check the server logs for more information.",
};
const errorOf = (message: string) => JSON.stringify({ error: { message } });

/** Not 503, which the Admin SDK tries again for half a minute. */
test.each([
  { what: "an outage", status: 500, body: errorOf("INTERNAL"), change: unreachable },
  {
    what: "an answer that is no JSON",
    status: 200,
    body: "<html>Bad gateway",
    change: unreachable,
  },
  { what: "a page instead of an error", status: 502, body: "<html>", change: unreachable },
  { what: "an unknown error", status: 400, body: errorOf("NEW_IN_2027"), change: unreachable },
  {
    what: "no right to ask",
    status: 403,
    body: errorOf("INSUFFICIENT_PERMISSION"),
    change: notConfigured,
  },
  {
    what: "a project without sign-ins",
    status: 400,
    body: errorOf("CONFIGURATION_NOT_FOUND"),
    change: notConfigured,
  },
])(
  "$what of the identity service signs no one out and no one in",
  async ({ status, body, change }) => {
    const browser = new BrowserInProduction(server);
    await browser.signIn(idTokenOf(google, scene.victim));
    const { cookie } = browser;
    const csrfToken = await browser.csrfToken();
    google.trouble = { status, body };
    output.mockClear();
    const idToken = idTokenOf(google, scene.other);
    const answers = [
      await browser.send("GET", "session"),
      await browser.post("callback/firebase", { csrfToken, idToken, callbackUrl: "/" }),
      await browser.update({ csrfToken, data: { idToken } }),
    ];
    google.trouble = null;
    const said = answers.map(({ status: given, text }) => {
      return { status: given, message: JSON.parse(text).message };
    });
    expect(said).toEqual([unreachable, change, change]);
    const ours = change === notConfigured ? "CALLBACK_CREDENTIALS_HANDLER_ERROR" : "UNKNOWN_ERROR";
    expect(codesOf(output.mock.calls)).toEqual(["UNKNOWN_ERROR", ours, ours]);
    expect(browser.cookie).toBe(cookie);
    expect(await browser.guid()).toBe(scene.victim.localId);
  },
);

/** Codes of the catalogue in what was logged. */
function codesOf(calls: readonly unknown[][]): string[] {
  const lines = calls.map(([line]) => String(line)).filter((line) => line.startsWith("{"));
  return lines.flatMap((line) => JSON.parse(line).code ?? []);
}

test("the cookie of a deployed function travels over https alone", async () => {
  const { headers } = await new BrowserInProduction(server).signIn(idTokenOf(google, scene.victim));
  const [, ...attributes] = (headers["set-cookie"]?.[0] ?? "").split("; ");
  const wanted = ["HttpOnly", "Max-Age=432000", "Path=/api/auth", "SameSite=Strict", "Secure"];
  expect(attributes.toSorted()).toEqual(wanted);
});

afterAll(async () => {
  vi.restoreAllMocks();
  await Promise.all([server.stop(), google.stop()]);
});
