import {
  newCookieContent,
  sealCookie,
} from "../../../functions/src/auth-http/session/session-cookie.ts";
import { csrfTokenOf } from "../../../functions/src/auth-http/session/csrf-token.ts";
import { deriveSessionKeys } from "../../../functions/src/auth-http/session/session-keys.ts";
import { idTokenOf, sessionSecrets } from "../../support/production-path.ts";
import { BrowserInProduction } from "./browser-in-production.ts";
import type { AttackRow, Attempt } from "./run-attacks.ts";
import type { CookieScene } from "./stolen-cookies.ts";

const stillIn = { statuses: [403, 403, 403, 400], isSignedIn: true, isCookieKept: true };

/** Requests that another site or an earlier visitor had made: without the token of this cookie. */
export function forgedRequests(scene: CookieScene): AttackRow[] {
  const { google, server, victim, other } = scene;
  const member = async () => {
    const browser = new BrowserInProduction(server);
    await browser.signIn(idTokenOf(google, victim));
    return browser;
  };
  const withToken = (
    what: string,
    forge: (token: string) => string | Promise<string>,
  ): Attempt => ({
    what,
    how: async () => changesWith(await member(), forge),
    expected: stillIn,
  });
  return [
    {
      row: 52,
      about: "changes without the token of the cookie",
      honestly: [
        {
          what: "with the token",
          how: async () => {
            const browser = await member();
            const csrfToken = await browser.csrfToken();
            const { status } = await browser.post("signout", { csrfToken, callbackUrl: "/" });
            return [status, await browser.guid()];
          },
          expected: [200, null],
        },
      ],
      attacks: [
        withToken("no token", () => ""),
        ...["undefined", "null", "[object Object]", "0".repeat(64)].map((text) =>
          withToken(text, () => text),
        ),
        withToken("another cookie's", () => new BrowserInProduction(server).csrfToken()),
        withToken("in capitals", (token) => token.toUpperCase()),
        withToken(
          "one character off",
          (token) => `${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`,
        ),
        withToken("one character short", (token) => token.slice(0, -1)),
        withToken("one character long", (token) => `${token}0`),
        withToken("with a space", (token) => ` ${token}`),
        withToken("the nonce itself", () => "A".repeat(22)),
        withToken("NextAuth's form", (token) => `${token}|${token}`),
        {
          what: "the right one, but without the cookie",
          how: async () => {
            const browser = await member();
            const csrfToken = await browser.csrfToken();
            return (await new BrowserInProduction(server).post("signout", { csrfToken })).status;
          },
          expected: 403,
        },
        {
          what: "the right one in the address",
          how: async () => {
            const browser = await member();
            const csrfToken = await browser.csrfToken();
            const { status } = await browser.post(`signout?csrfToken=${csrfToken}`, {});
            return [status, await browser.guid()];
          },
          expected: [403, victim.localId],
        },
        {
          what: "a visitor's cookie older than a day",
          how: () => visitorOfAge(scene, 86_401),
          expected: 403,
        },
      ],
    },
    {
      row: 57,
      about: "a cookie or token from before the sign-in or sign-out",
      honestly: [
        {
          what: "a visitor's cookie of a day",
          how: () => visitorOfAge(scene, 86_400),
          expected: 200,
        },
      ],
      attacks: [
        {
          what: "the token from before the sign-in",
          how: async () => {
            const browser = new BrowserInProduction(server);
            const planted = await browser.csrfToken();
            await browser.signIn(idTokenOf(google, victim));
            return changesWith(browser, () => planted);
          },
          expected: stillIn,
        },
        {
          what: "a cookie planted before the sign-in, kept by who planted it",
          how: async () => {
            const attacker = new BrowserInProduction(server);
            const csrfToken = await attacker.csrfToken();
            const browser = new BrowserInProduction(server, attacker.cookie);
            await browser.signIn(idTokenOf(google, victim));
            const { status } = await new BrowserInProduction(server, browser.cookie).post(
              "signout",
              { csrfToken },
            );
            return [await attacker.guid(), status];
          },
          expected: [null, 403],
        },
        {
          what: "the token of one session in the next of the same browser",
          how: async () => {
            const browser = await member();
            const former = await browser.csrfToken();
            await browser.signIn(idTokenOf(google, other));
            const { status } = await browser.post("signout", { csrfToken: former });
            return [status, await browser.guid()];
          },
          expected: [403, other.localId],
        },
        {
          what: "the token from before the sign-out",
          how: async () => {
            const browser = await member();
            const former = await browser.csrfToken();
            await browser.post("signout", { csrfToken: former, callbackUrl: "/" });
            return (await browser.post("signout", { csrfToken: former })).status;
          },
          expected: 403,
        },
      ],
    },
  ];
}

/** All four changes with a token; the session and its cookie afterwards. */
async function changesWith(
  browser: BrowserInProduction,
  forge: (token: string) => string | Promise<string>,
) {
  const { cookie } = browser;
  const csrfToken = await forge(await browser.csrfToken());
  const paths = ["signout", "callback/firebase", "signin/firebase"];
  const answers = [];
  for (const path of paths) answers.push(await browser.post(path, { csrfToken, callbackUrl: "/" }));
  answers.push(await browser.update({ csrfToken }));
  return {
    statuses: answers.map(({ status }) => status),
    isSignedIn: (await browser.guid()) !== null,
    isCookieKept: browser.cookie === cookie,
  };
}

async function visitorOfAge({ server }: CookieScene, seconds: number): Promise<number> {
  const keys = deriveSessionKeys(sessionSecrets);
  if (keys === null) throw new Error("There is no key without a secret.");
  const content = newCookieContent(null, Math.floor(Date.now() / 1000) - seconds);
  const browser = new BrowserInProduction(server, `__session=${sealCookie(content, keys)}`);
  const csrfToken = csrfTokenOf(content.nonce, keys);
  return (await browser.post("signout", { csrfToken, callbackUrl: "/" })).status;
}
