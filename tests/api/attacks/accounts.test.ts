import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import { appUrl } from "../../../emulators/stack/stack-environment.ts";
import { aLogin, changeAccount } from "../../support/auth-emulator.ts";
import { runAttacks } from "./run-attacks.ts";
import type { Attempt } from "./run-attacks.ts";
import type { Told } from "./identity-service.ts";
import { ask, protectAddresses, codeFor, removeAccount } from "./identity-service.ts";

beforeAll(() => protectAddresses(true));
afterAll(() => protectAddresses(false));

const login = (email: string, password: string) =>
  ask("v1/accounts:signInWithPassword", { email, password, returnSecureToken: true });
const reset = (email: string) =>
  ask("v1/accounts:sendOobCode", { requestType: "PASSWORD_RESET", email });

/** The server's answer to a recovery code without the password. */
async function recovery(email: string): Promise<Told> {
  const firstStep = { kind: "password", email, password: "wrong horse" };
  const body = { idempotencyKey: randomUUID(), firstStep, code: "K7QF3-MWD2H" };
  const response = await fetch(`${appUrl}/api/trpc/user.spendRecoveryCode`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { error } = JSON.parse(await response.text());
  const { message = null, data = {} } = error ?? {};
  return { status: response.status, message, keys: Object.keys(data).toSorted() };
}

/** The same answer for an address that has an account and for one that has none. */
const sameFor = (
  what: string,
  tell: (email: string) => Promise<Told>,
  expected: Partial<Told>,
): Attempt => ({
  what,
  how: async () => {
    const known = await aLogin();
    const [there, nowhere] = [
      await tell(known.email),
      await tell(`${randomUUID()}@people.example`),
    ];
    const said = ({ status, message, keys }: Told) => JSON.stringify({ status, message, keys });
    return {
      status: nowhere.status,
      message: nowhere.message,
      isSame: said(there) === said(nowhere),
    };
  },
  expected: { ...expected, isSame: true },
});

const setPassword = (oobCode: string) =>
  ask("v1/accounts:resetPassword", { oobCode, newPassword: "another horse" });
const verify = (oobCode: string) => ask("v1/accounts:update", { oobCode });
const byLink = (email: string, oobCode: string) =>
  ask("v1/accounts:signInWithEmailLink", { email, oobCode });

async function resetCode(): Promise<{ email: string; uid: UserId; code: string }> {
  const { email, uid } = await aLogin();
  await reset(email);
  return { email, uid, code: await codeFor(email) };
}
async function linkFor(email: string): Promise<string> {
  const continueUrl = "http://127.0.0.1/login";
  await ask("v1/accounts:sendOobCode", { requestType: "EMAIL_SIGNIN", email, continueUrl });
  return codeFor(email);
}
const short = ({ status, message }: Told) => [status, message];
const refused = [400, "INVALID_OOB_CODE"];

runAttacks("accounts", [
  {
    row: 76,
    about: "finding out who has an account",
    honestly: [
      {
        what: "the right password",
        how: async () => {
          const { email, password } = await aLogin();
          return short(await login(email, password));
        },
        expected: [200, null],
      },
    ],
    attacks: [
      sameFor("a wrong password", (email) => login(email, "wrong horse"), {
        status: 400,
        message: "INVALID_LOGIN_CREDENTIALS",
      }),
      sameFor("a recovery code, as a second step", recovery, {
        status: 403,
        message: "This recovery code did not work. Check the code and use each code only once.",
      }),
      sameFor("a reset of the password", reset, { status: 200, message: null }),
      sameFor(
        "the ways to sign in",
        (identifier) =>
          ask("v1/accounts:createAuthUri", { identifier, continueUri: "http://127.0.0.1" }).then(
            withoutSession,
          ),
        { status: 200, message: null },
      ),
    ],
  },
  {
    row: 77,
    about: "codes from letters, used in another way",
    honestly: [
      {
        what: "a reset of the password",
        how: async () => short(await setPassword((await resetCode()).code)),
        expected: [200, null],
      },
      {
        what: "a link to sign in",
        how: async () => {
          const email = `${randomUUID()}@people.example`;
          return short(await byLink(email, await linkFor(email)));
        },
        expected: [200, null],
      },
    ],
    attacks: [
      {
        what: "twice",
        how: async () => {
          const { code } = await resetCode();
          await setPassword(code);
          return short(await setPassword(code));
        },
        expected: refused,
      },
      {
        what: "of a reset, to verify the address",
        how: async () => (await verify((await resetCode()).code)).status >= 400,
        expected: true,
      },
      {
        what: "of a reset, to sign in",
        how: async () => {
          const { email, code } = await resetCode();
          return short(await byLink(email, code));
        },
        expected: refused,
      },
      {
        what: "of a link to sign in, to set a password",
        how: async () => {
          const { email } = await aLogin();
          return short(await setPassword(await linkFor(email)));
        },
        expected: refused,
      },
      {
        what: "of a link to sign in, for another address",
        how: async () => {
          const code = await linkFor(`${randomUUID()}@people.example`);
          return short(await byLink(`${randomUUID()}@people.example`, code));
        },
        expected: [400, "INVALID_EMAIL"],
      },
      {
        what: "of a deleted account",
        how: async () => {
          const { email, code } = await resetCode();
          await removeAccount(email);
          return (await setPassword(code)).status;
        },
        expected: 400,
      },
      {
        what: "invented",
        how: async () => short(await setPassword("x".repeat(54))),
        expected: refused,
      },
      { what: "empty", how: async () => (await setPassword("")).status, expected: 400 },
    ],
  },
  {
    row: 79,
    about: "a second factor before the address is proven",
    honestly: [enrolment("proven", true, [200, null])],
    attacks: [enrolment("not proven", false, [400, "UNVERIFIED_EMAIL"])],
  },
]);

function enrolment(what: string, emailVerified: boolean, expected: unknown[]): Attempt {
  const phoneEnrollmentInfo = { phoneNumber: "+15555550100", recaptchaToken: "any" };
  return {
    what,
    how: async () => {
      const { uid, idToken } = await aLogin();
      await changeAccount(uid, { emailVerified });
      return short(await ask("v2/accounts/mfaEnrollment:start", { idToken, phoneEnrollmentInfo }));
    },
    expected,
  };
}

/** The session's id differs each time. */
function withoutSession(told: Told): Told {
  return { ...told, keys: told.keys.filter((key) => key !== "sessionId") };
}
