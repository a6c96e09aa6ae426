import { appUrl } from "../../../emulators/stack/stack-environment.ts";
import { SessionBrowser } from "../../support/session-browser.ts";
import { runAttacks } from "./run-attacks.ts";
import type { Attempt } from "./run-attacks.ts";
import { aFreshLogin, member } from "./session-members.ts";
import { asForm, send } from "./stack-doors.ts";

/** Changes of the session through Hosting: who requests them, and where they redirect. */
const evil = new URL(appUrl.replace("127.0.0.1", "127.0.0.1.evil.test")).origin;

const from = (headers: Record<string, string>, expected = 403): Attempt => ({
  what: JSON.stringify(headers),
  how: async () => {
    const { browser, idToken } = await member();
    const csrfToken = await browser.csrfToken();
    const { cookie } = browser;
    const statuses = [];
    for (const path of ["callback/firebase", "signin/firebase", "signout"]) {
      browser.cookie = cookie;
      const fields = { csrfToken, idToken };
      statuses.push((await browser.postForm(path, fields, headers)).status);
    }
    browser.cookie = cookie;
    statuses.push((await browser.postJson("session", { csrfToken }, headers)).status);
    return statuses;
  },
  expected: Array.from({ length: 4 }, () => expected),
});

/** The addresses to which a sign-in (JSON) and a sign-out (form) with this callback URL lead. */
async function ways(callbackUrl: string) {
  const browser = new SessionBrowser();
  const { json } = await browser.signIn((await aFreshLogin()).idToken, callbackUrl);
  const out = await browser.postForm("signout", { callbackUrl, json: "" });
  const location = new URL(out.headers.get("location") ?? "", appUrl).href;
  return [json["url"], location];
}

const leads = (callbackUrl: string, path = "/"): Attempt => ({
  what: callbackUrl,
  how: () => ways(callbackUrl),
  expected: [`${appUrl}${path}`, `${appUrl}${path}`],
});

const port = new URL(appUrl).port;
const foreign = [
  "//evil.com",
  "///evil.com",
  "////evil.com",
  "/.//evil.com",
  "/a/..//evil.com",
  "/%2e//evil.com",
  "http://app@evil.com",
  `http://127.0.0.1:${port}@evil.com`,
  "http://app.evil.com",
  `HTTPS://127.0.0.1:${port}@evil`,
  "https://evil.com/login",
  `http://127.0.0.1:${Number(port) + 1}/`,
  `https://127.0.0.1:${port}/`,
  "http://127.0.0.1/",
  `http://127.1:${Number(port) + 2}/`,
  `http://me@127.0.0.1:${port}/`,
  `${evil}/`,
  `http://127.0.0.1:${port}//evil.com`,
  "http://[::1]/",
  "http://evil.com#@127.0.0.1",
];
const senseless = [
  "evil",
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "\\\\evil.com",
  "/\\evil.com",
  "/	/evil.com",
  "/\n//evil.com",
  " //evil.com",
  "\0/x",
  ".....///win.ini",
  "http://",
  "http://[",
  "ftp://127.0.0.1/",
  `/${"a".repeat(2048)}`,
];

runAttacks("session requests", [
  {
    row: 51,
    about: "changes of the session that another site asks for",
    honestly: [
      from({ origin: appUrl }, 200),
      from({ origin: appUrl, "sec-fetch-site": "same-origin" }, 200),
      from({}, 200),
    ],
    attacks: [
      "https://evil.test",
      "null",
      evil,
      `${appUrl}.evil.test`,
      appUrl.toUpperCase(),
      "",
      appUrl.replace("http:", "https:"),
      appUrl.replace(port, "1"),
      `${appUrl}/`,
      "file://",
    ]
      .map((origin) => from({ origin }))
      .concat(
        ["cross-site", "same-site", "none", "Same-Origin", ""].map((site) =>
          from({ "sec-fetch-site": site }),
        ),
        from({ origin: appUrl, "sec-fetch-site": "cross-site" }),
        from({ origin: "https://evil.test", "sec-fetch-site": "same-origin" }),
        from({ origin: "https://evil.test", host: "evil.test", "x-forwarded-host": "evil.test" }),
        from({ origin: `${appUrl}, https://evil.test` }),
      ),
  },
  {
    row: 62,
    about: "ways back that lead to another site",
    honestly: [
      leads("/reports?week=1#top", "/reports?week=1#top"),
      leads(`${appUrl}/employees/e1`, "/employees/e1"),
      leads("/%09/evil.com", "/%09/evil.com"),
      leads("/%5c%5cevil.com", "/%5c%5cevil.com"),
    ],
    attacks: [
      ...foreign.map((url) => leads(url)),
      ...senseless.map((callbackUrl) => ({
        what: JSON.stringify(callbackUrl.slice(0, 40)),
        how: async () => {
          const browser = new SessionBrowser();
          const { idToken } = await aFreshLogin();
          const { status, json } = await browser.signIn(idToken, callbackUrl);
          return [status, new URL(String(json["url"])).origin, await browser.guid()];
        },
        expected: [400, appUrl, null],
      })),
      {
        what: "two at once",
        how: async () => {
          const browser = new SessionBrowser();
          const csrfToken = await browser.csrfToken();
          const headers = { ...asForm, cookie: browser.cookie ?? "" };
          const fields = new URLSearchParams({
            csrfToken,
            idToken: (await aFreshLogin()).idToken,
            json: "true",
          });
          const body = `${fields}&callbackUrl=/&callbackUrl=https://evil.test`;
          const reply = await send("POST", "/api/auth/callback/firebase", { headers, body });
          return [reply.status, reply.headers["set-cookie"] ?? null];
        },
        expected: [400, null],
      },
    ],
  },
  {
    row: 64,
    about: "ways back that lead round in circles",
    honestly: [leads("/apiary", "/apiary"), leads("/?next=/login", "/?next=/login")],
    attacks: [
      "/api/auth/signout",
      "/a/../api/auth/signout",
      "/API/x",
      "/api",
      "/%61pi/auth/signout",
      "/login?callbackUrl=/login?callbackUrl=/login",
      "/Login",
      "/%6cogin",
      "/employees/login",
      `${appUrl}/api/auth/signin`,
      `${appUrl}/login`,
    ].map((url) => leads(url)),
  },
]);
