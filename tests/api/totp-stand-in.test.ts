import { afterEach, beforeEach, expect, test } from "vitest";
import { aCompany } from "../support/a-company.ts";
import { anAttempt, apiFor } from "../support/api-client.ts";
import type { Login } from "../support/auth-emulator.ts";
import { aLogin, changeAccount, payloadOf } from "../support/auth-emulator.ts";
import { SessionBrowser } from "../support/session-browser.ts";
import type { TotpStandIn } from "../support/second-factor/totp-stand-in.ts";
import { startTotpStandIn } from "../support/second-factor/totp-stand-in.ts";
import { totp } from "../support/second-factor/totp.ts";

const PERIOD_MS = 30_000;

let standIn: TotpStandIn;
/** Added to the clock of the stand-in, so that no test waits for the next code. */
let aheadMs: number;

beforeEach(async () => {
  aheadMs = 0;
  standIn = await startTotpStandIn({ nowMs: () => Date.now() + aheadMs });
});

afterEach(() => standIn.close());

type Answer = Record<string, unknown>;

async function call(method: string, body: object): Promise<Answer> {
  const response = await fetch(`${standIn.url}/identitytoolkit.googleapis.com/${method}?key=any`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}

const start = (idToken: string) =>
  call("v2/accounts/mfaEnrollment:start", { idToken, totpEnrollmentInfo: {} });
const codeNow = (key: string) => totp(key, Date.now() + aheadMs);
const signIn = ({ email, password }: Login) =>
  call("v1/accounts:signInWithPassword", { email, password, returnSecureToken: true });
const message = (answer: Answer) => (answer["error"] as { message: string } | undefined)?.message;

async function verified(login: Login): Promise<Login> {
  await changeAccount(login.uid, { emailVerified: true });
  return login;
}

/** Enrols an app under the name Pixel and lets the used code pass. */
async function enrol({ idToken }: Login) {
  const { totpSessionInfo } = await start(idToken);
  const { sharedSecretKey: key, sessionInfo } = totpSessionInfo as Record<string, string>;
  const verificationCode = codeNow(key ?? "");
  const finished = await call("v2/accounts/mfaEnrollment:finalize", {
    idToken,
    displayName: "Pixel",
    totpVerificationInfo: { sessionInfo, verificationCode },
  });
  aheadMs += 10 * PERIOD_MS;
  return { key: key ?? "", finished };
}

function secondStep(pending: Answer, verificationCode: string) {
  const [factor] = pending["mfaInfo"] as { mfaEnrollmentId: string }[];
  return call("v2/accounts/mfaSignIn:finalize", {
    mfaPendingCredential: pending["mfaPendingCredential"],
    mfaEnrollmentId: factor?.mfaEnrollmentId,
    totpVerificationInfo: { verificationCode },
  });
}

test("a verified address is asked for before an app", async () => {
  expect(message(await start((await aLogin()).idToken))).toMatch(/^UNVERIFIED_EMAIL/);
});

test("an enrolled app is in the account and in the token", async () => {
  const login = await verified(await aLogin());
  const { finished } = await enrol(login);
  const idToken = String(finished["idToken"]);
  const { users } = await call("v1/accounts:lookup", { idToken });
  const [factor] = (users as { mfaInfo: Answer[] }[])[0]?.mfaInfo ?? [];
  expect(factor).toMatchObject({ displayName: "Pixel", totpInfo: {} });
  expect(payloadOf(idToken)["firebase"]).toMatchObject({
    sign_in_provider: "password",
    sign_in_second_factor: "totp",
    second_factor_identifier: factor?.["mfaEnrollmentId"],
  });
});

test("the password alone gives no token any more", async () => {
  const login = await verified(await aLogin());
  await enrol(login);
  const pending = await signIn(login);
  expect(pending).not.toHaveProperty("idToken");
  expect(pending).not.toHaveProperty("refreshToken");
  expect(pending["mfaInfo"]).toMatchObject([{ displayName: "Pixel", totpInfo: {} }]);
});

// The first calls of a run wait for the functions to start.
test("a sign-in with a code works with our server from end to end", async () => {
  const { owner, companyId } = await aCompany();
  await verified(owner.login);
  const { key } = await enrol(owner.login);
  const { idToken, refreshToken } = await secondStep(await signIn(owner.login), codeNow(key));
  const browser = new SessionBrowser();
  expect((await browser.signIn(String(idToken))).status).toBe(200);
  expect(await browser.guid()).toBe(owner.login.uid);
  const api = apiFor(String(idToken));
  expect((await api.user.userInfo.query()).data.companyId).toBe(companyId);
  await api.user.save.mutate({ ...anAttempt(), displayName: "Olivia" });
  expect(refreshToken).toBeTypeOf("string");
});

test("a refreshed token still names the second step", async () => {
  const login = await verified(await aLogin());
  const { key } = await enrol(login);
  const { refreshToken } = await secondStep(await signIn(login), codeNow(key));
  const response = await fetch(`${standIn.url}/securetoken.googleapis.com/v1/token?key=any`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      grant_type: "refresh_token",
      refresh_token: String(refreshToken),
    }),
  });
  const { id_token } = (await response.json()) as { id_token: string };
  expect(payloadOf(id_token)["firebase"]).toMatchObject({ sign_in_second_factor: "totp" });
});

test("a wrong code, a used one and one from long ago are refused", async () => {
  const login = await verified(await aLogin());
  const { key } = await enrol(login);
  const pending = await signIn(login);
  const right = codeNow(key);
  const wrong = right === "000000" ? "000001" : "000000";
  expect(message(await secondStep(pending, wrong))).toBe("INVALID_CODE");
  expect(await secondStep(pending, right)).toHaveProperty("idToken");
  expect(message(await secondStep(await signIn(login), right))).toBe("INVALID_CODE");
  aheadMs += 20 * PERIOD_MS;
  const old = totp(key, Date.now() + aheadMs - 7 * PERIOD_MS);
  expect(message(await secondStep(await signIn(login), old))).toBe("INVALID_CODE");
});

test("five minutes after the password the sign-in has to start over", async () => {
  const login = await verified(await aLogin());
  const { key } = await enrol(login);
  const pending = await signIn(login);
  aheadMs += 5 * 60_000 + 1000;
  const late = await secondStep(pending, codeNow(key));
  expect(message(late)).toBe("INVALID_MFA_PENDING_CREDENTIAL");
});

test("after removing the app the password is enough again", async () => {
  const login = await verified(await aLogin());
  const { finished } = await enrol(login);
  const idToken = String(finished["idToken"]);
  const { users } = await call("v1/accounts:lookup", { idToken });
  const [factor] = (users as { mfaInfo: Answer[] }[])[0]?.mfaInfo ?? [];
  const { mfaEnrollmentId } = factor ?? {};
  const removed = await call("v2/accounts/mfaEnrollment:withdraw", { idToken, mfaEnrollmentId });
  expect(payloadOf(String(removed["idToken"]))["firebase"]).not.toHaveProperty(
    "sign_in_second_factor",
  );
  expect(await signIn(login)).toHaveProperty("idToken");
});

test("what does not concern apps reaches the emulator unchanged", async () => {
  const login = await aLogin();
  expect(await signIn(login)).toMatchObject({ localId: login.uid, email: login.email });
  expect(message(await call("v1/accounts:signInWithPassword", { email: "x" }))).toMatch(
    /^(INVALID_EMAIL|MISSING_PASSWORD)/,
  );
});
