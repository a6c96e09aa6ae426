import { randomUUID } from "node:crypto";
import { authClient } from "../../../functions/src/identity/auth-client.ts";
import { aCompany, aMember } from "../../support/a-company.ts";
import { monday } from "../../support/a-shift-plan.ts";
import { aLogin, alteredToken, changeAccount } from "../../support/auth-emulator.ts";
import { SessionBrowser } from "../../support/session-browser.ts";
import {
  ask,
  attempt,
  forbidden,
  missing,
  ok,
  place,
  tell,
  unauthorized,
} from "./call-procedures.ts";
import { runAttacks } from "./run-attacks.ts";
import type { Attempt } from "./run-attacks.ts";
import { bearer, send } from "./stack-doors.ts";

/** The callers of the procedures, through Hosting. */
const mine = await aCompany();
const employee = await aMember(mine, { name: "Eve" });
const owner = bearer(mine.owner.login.idToken);
const eve = bearer(employee.login.idToken);

const withToken = (what: string, token: () => Promise<string>): Attempt =>
  attempt(what, async () => ask("user.userInfo", bearer(await token())), unauthorized);

async function changed(change: Parameters<typeof changeAccount>[1]): Promise<string> {
  const login = await aLogin();
  await changeAccount(login.uid, change);
  return login.idToken;
}

/** The session's answer after its account was changed. */
type AccountChange = Parameters<typeof changeAccount>[1];
const sessionAfter = (what: string, change: () => AccountChange): Attempt => ({
  what,
  how: async () => {
    const [browser, login] = [new SessionBrowser(), await aLogin()];
    await browser.signIn(login.idToken);
    await changeAccount(login.uid, change());
    return (await browser.get("session")).json;
  },
  expected: {},
});

const soon = () => String(Math.floor(Date.now() / 1000) + 5);

/** Past the guards it finds no user; the emulator accepts a token of any age. */
async function removeAccess(signedInSecondsAgo: number) {
  const { uid, idToken } = mine.owner.login;
  await changeAccount(uid, { validSince: "1" });
  const token = alteredToken(idToken, {
    auth_time: Math.floor(Date.now() / 1000) - signedInSecondsAgo,
  });
  return tell("employees.removeAccess", bearer(token), {
    expectedVersion: 1,
    employeeId: randomUUID(),
  });
}

const period = { firstDay: monday };

runAttacks("callers", [
  {
    row: 7,
    about: "tokens of the emulator that are no ID tokens",
    honestly: [attempt("an ID token", () => ask("user.userInfo", owner), ok)],
    attacks: [
      withToken("a custom token", async () =>
        (await authClient()).createCustomToken((await aLogin()).uid),
      ),
      withToken("a refresh token", async () => (await aLogin()).refreshToken),
      withToken("a session cookie", async () =>
        (await authClient()).createSessionCookie((await aLogin()).idToken, { expiresIn: 300_000 }),
      ),
      withToken("our own cookie", async () => {
        const browser = new SessionBrowser();
        await browser.signIn((await aLogin()).idToken);
        return (browser.cookie ?? "").replace("__session=", "");
      }),
    ],
  },
  {
    row: 11,
    about: "tokens where no token belongs",
    honestly: [attempt("in the header", () => ask("user.userInfo", eve), ok)],
    attacks: [
      attempt(
        "in a cookie",
        () => ask("user.userInfo", { cookie: `token=${employee.login.idToken}` }),
        unauthorized,
      ),
      attempt(
        "in the session's cookie",
        () => ask("user.userInfo", { cookie: `__session=${employee.login.idToken}` }),
        unauthorized,
      ),
      attempt(
        "in the address",
        () => send("GET", `/api/trpc/user.userInfo?token=${employee.login.idToken}`),
        unauthorized,
      ),
      attempt(
        "in the address as OAuth has it",
        () => send("GET", `/api/trpc/user.userInfo?access_token=${employee.login.idToken}`),
        unauthorized,
      ),
      ...[
        "x-authorization",
        "x-firebase-auth",
        "proxy-authorization",
        "x-forwarded-authorization",
      ].map((name) =>
        attempt(
          `in ${name}`,
          () => ask("user.userInfo", { [name]: `Bearer ${employee.login.idToken}` }),
          unauthorized,
        ),
      ),
      attempt(
        "in the body",
        () =>
          tell(
            "user.save",
            {},
            { displayName: "x", authorization: `Bearer ${employee.login.idToken}` },
          ),
        unauthorized,
      ),
      attempt(
        "of another user beside it",
        () => ask("user.userInfo", { authorization: `Bearer x, Bearer ${employee.login.idToken}` }),
        unauthorized,
      ),
    ],
  },
  {
    row: 12,
    about: "a disabled account, at both doors",
    honestly: [withTokenOk("an enabled one")],
    attacks: [
      withToken("its token", () => changed({ disableUser: true })),
      sessionAfter("its session", () => ({ disableUser: true })),
    ],
  },
  {
    row: 14,
    about: "a revoked sign-in, at both doors",
    honestly: [withTokenOk("one that was not revoked")],
    attacks: [
      withToken("its token", () => changed({ validSince: soon() })),
      sessionAfter("its session", () => ({ validSince: soon() })),
    ],
  },
  {
    row: 37,
    about: "procedures whose menu is hidden",
    honestly: [
      attempt(
        "by an admin",
        () => tell("locations.add", owner, { location: { ...place, name: randomUUID() } }),
        ok,
      ),
    ],
    attacks: [
      attempt("locations", () => tell("locations.add", eve, { location: place }), forbidden),
      attempt("settings", () => tell("onBoard.finish", eve, {}), forbidden),
      attempt("reports", () => ask("reports.payroll", eve, period), forbidden),
      attempt("all logins", () => ask("users.list", eve), forbidden),
      attempt("all companies", () => ask("companyOptions.list", owner), forbidden),
      attempt(
        "of a company, by a user of none",
        async () => ask("reports.payroll", bearer((await aLogin()).idToken), period),
        forbidden,
      ),
    ],
  },
  {
    row: 59,
    about: "a sign-in too long ago for an act that matters",
    honestly: [attempt("just now", () => removeAccess(0), missing)],
    attacks: [310, 3600].map((age) =>
      attempt(`${age} seconds ago`, () => removeAccess(age), forbidden),
    ),
  },
]);

function withTokenOk(what: string): Attempt {
  return attempt(what, async () => ask("user.userInfo", bearer((await aLogin()).idToken)), ok);
}
