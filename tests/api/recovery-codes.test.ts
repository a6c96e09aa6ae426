import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { verifyToken } from "../../functions/src/identity/verify-token.ts";
import { accessChanges } from "../../functions/src/store/access-changes.ts";
import { firestore } from "../../functions/src/store/unit/firestore.ts";
import { readingUnit } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, aStaffMember } from "../support/a-company.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import type { Login } from "../support/auth-emulator.ts";
import { aLogin, alteredToken, changeAccount, signInAgain } from "../support/auth-emulator.ts";
import { mailsAboutAccess } from "../support/outbox.ts";
import type { PersonWithCodes } from "../support/second-factor/a-person-with-codes.ts";
import {
  addFactor,
  factorsOf,
  withCodes,
  withFactor,
} from "../support/second-factor/a-person-with-codes.ts";
import { useUpLimit } from "../support/use-up-limit.ts";

let company: TestCompany;
beforeAll(async () => {
  company = await aCompany();
});

const aPerson = async () => withCodes(await aMember(company));
const signedOut = apiFor(null);

const use = (
  { email, password }: Pick<Login, "email" | "password">,
  code: string | undefined,
  attempt = anAttempt(),
) =>
  signedOut.user.spendRecoveryCode.mutate({
    ...attempt,
    firstStep: { kind: "password", email, password },
    code: code ?? "",
  });

const refused = {
  code: "FORBIDDEN",
  rule: "recoveryRefused",
  message: "This recovery code did not work. Check the code and use each code only once.",
};

const left = ({ api }: PersonWithCodes) => api.user.recoveryCodes.query();

async function actsOf({ uid }: Login): Promise<string[]> {
  const unit = await readingUnit();
  const path = `companies/${company.companyId}`;
  const rows = await accessChanges({ unit, path }).list([["uid", "==", uid]]);
  return rows.map(({ act }) => act).toSorted();
}

describe("recovery codes", () => {
  test("are ten, shown once, and stored as nothing that could be read back", async () => {
    const member = await aMember(company);
    await addFactor(member.login);
    const api = withFactor(member.login);
    expect(await api.user.recoveryCodes.query()).toBeNull();
    const attempt = anAttempt();
    const made = await api.user.makeRecoveryCodes.mutate(attempt);
    expect(new Set(made.codes).size).toBe(10);
    for (const code of made.codes) expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/u);
    expect(await api.user.recoveryCodes.query()).toEqual({ left: 10, madeAt: made.madeAt });
    expect(await api.user.makeRecoveryCodes.mutate(attempt)).toEqual(made);

    const database = await firestore();
    const { uid, email } = member.login;
    const stored = await database.doc(`recoveryCodes/${uid}`).get();
    const answer = await database.doc(`idempotencyKeys/${uid}_${attempt.idempotencyKey}`).get();
    const kept = JSON.stringify([
      stored.data(),
      answer.data(),
      await mailsAboutAccess(email, "recoveryCodesMade"),
    ]);
    expect(kept).toContain("recoveryCodesMade");
    for (const code of made.codes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replace("-", ""));
    }
  });

  test("are refused to sign-ins without a second factor, and to old ones", async () => {
    const { login, api } = await aMember(company);
    expect(await refusalOf(api.user.makeRecoveryCodes.mutate(anAttempt()))).toMatchObject({
      rule: "recoveryNeedsFactor",
    });
    const longAgo = Math.floor(Date.now() / 1000) - 400;
    await changeAccount(login.uid, { validSince: String(longAgo - 10) });
    const late = withFactor(login, { auth_time: longAgo });
    expect(await refusalOf(late.user.makeRecoveryCodes.mutate(anAttempt()))).toMatchObject({
      rule: "recentSignInRequired",
    });
  });

  test("stop working when new ones are made, and are not shown again", async () => {
    const person = await aPerson();
    const attempt = anAttempt();
    const second = await person.api.user.makeRecoveryCodes.mutate(attempt);
    const third = await person.api.user.makeRecoveryCodes.mutate(anAttempt());
    expect(await refusalOf(person.api.user.makeRecoveryCodes.mutate(attempt))).toMatchObject({
      code: "CONFLICT",
      rule: "recoveryCodesReplaced",
    });
    for (const code of [person.codes[0], second.codes[0]]) {
      expect(await refusalOf(use(person.login, code))).toMatchObject(refused);
    }
    expect(await use(person.login, third.codes[0])).toEqual({});
  });
});

describe("a recovery code", () => {
  test("takes the lost factor off, ends every sign-in, and the password alone signs in", async () => {
    const person = await aPerson();
    const { login, codes } = person;
    const before = Math.floor(Date.now() / 1000) - 60;
    await changeAccount(login.uid, { validSince: String(before) });
    const stolen = alteredToken(login.idToken, { auth_time: before });
    expect((await verifyToken(`Bearer ${stolen}`, "live")).refusal).toBeNull();
    await expect(signInAgain(login)).rejects.toThrow("gave no idToken");

    const typed = ` ${codes[3]?.toLowerCase().replace("-", " – ")} `;
    expect(await use(login, typed)).toEqual({});
    expect(await factorsOf(login)).toBe(0);
    expect((await verifyToken(`Bearer ${stolen}`, "live")).refusal).toContain("Firebase");
    const again = apiFor((await signInAgain(login)).idToken);
    expect((await again.user.userInfo.query()).data.uid).toBe(login.uid);
    expect(await again.user.recoveryCodes.query()).toMatchObject({ left: 9 });
    expect(await actsOf(login)).toEqual(["recoveryCodeUsed", "recoveryCodesMade"]);
    expect(await mailsAboutAccess(login.email, "recoveryCodeUsed")).toContainEqual(
      expect.objectContaining({
        content: expect.objectContaining({ act: "recoveryCodeUsed" }),
      }),
    );
  });

  test("works once, also after another factor was added", async () => {
    const person = await aPerson();
    await use(person.login, person.codes[0]);
    expect(await refusalOf(use(person.login, person.codes[0]))).toMatchObject(refused);
    await addFactor(person.login);
    expect(await refusalOf(use(person.login, person.codes[0]))).toMatchObject(refused);
    expect(await use(person.login, person.codes[1])).toEqual({});
  });

  test("used twice at the same moment succeeds once", async () => {
    const { login, codes } = await aPerson();
    const outcomes = await Promise.allSettled([use(login, codes[0]), use(login, codes[0])]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await actsOf(login)).toEqual(["recoveryCodeUsed", "recoveryCodesMade"]);
  });

  test("whose answer was lost may be sent again with the same attempt", async () => {
    const { login, codes } = await aPerson();
    const attempt = anAttempt();
    await use(login, codes[0], attempt);
    expect(await use(login, codes[0], attempt)).toEqual({});
    expect(await actsOf(login)).toEqual(["recoveryCodeUsed", "recoveryCodesMade"]);
    const database = await firestore();
    const kept = await database.doc(`idempotencyKeys/${login.uid}_${attempt.idempotencyKey}`).get();
    expect(Object.keys(JSON.parse(String(kept.get("answerJson"))))).toEqual(["usedAt"]);
  });

  test("is refused with one sentence, whatever is wrong", async () => {
    const person = await aPerson();
    const other = await aPerson();
    const withoutFactor = (await aMember(company)).login;
    const withoutCodes = (await aMember(company)).login;
    await addFactor(withoutCodes);
    const disabled = await aPerson();
    await changeAccount(disabled.login.uid, { disableUser: true });
    const { login, codes } = person;
    const attempts = [
      use({ ...login, password: "wrong horse" }, codes[0]),
      use({ email: `${randomUUID()}@people.example`, password: login.password }, codes[0]),
      use(login, other.codes[0]),
      use(login, "00000-00000"),
      use(login, "no code"),
      use(withoutFactor, codes[0]),
      use(withoutCodes, codes[0]),
      use(disabled.login, disabled.codes[0]),
    ];
    for (const refusal of await Promise.all(attempts.map(refusalOf))) {
      expect(refusal).toMatchObject(refused);
    }
    expect(await left(person)).toMatchObject({ left: 10 });
    expect(await left(other)).toMatchObject({ left: 10 });
    expect([await factorsOf(login), await factorsOf(other.login)]).toEqual([1, 1]);
  });

  test("may be tried ten times an hour, also the right one", async () => {
    const person = await aPerson();
    await useUpLimit("recoveryCode", { uid: person.login.uid });
    expect(await refusalOf(use(person.login, person.codes[0]))).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      rule: "tooManyAttempts",
    });
    expect(await left(person)).toMatchObject({ left: 10 });
  });

  test("prevents guessing passwords: known and unknown addresses wait alike", async () => {
    const person = await aPerson();
    const nowhere = `${randomUUID()}@people.example`;
    for (const email of [person.login.email, nowhere]) {
      await useUpLimit("firstStep", { subject: email });
      expect(
        await refusalOf(use({ email: email.toUpperCase(), password: "wrong" }, "00000-00000")),
      ).toMatchObject({ rule: "tooManyAttempts" });
    }
  });

  test("goes with Google as first step, whose token the identity service checks", async () => {
    const email = `${randomUUID()}@people.example`;
    const idToken = JSON.stringify({ sub: randomUUID(), email, email_verified: true });
    const login = await aLogin(email);
    const { codes } = await withCodes({ login, api: apiFor(login.idToken) });
    const by = (token: string, code = codes[0] ?? "") =>
      signedOut.user.spendRecoveryCode.mutate({
        ...anAttempt(),
        firstStep: { kind: "google", idToken: token },
        code,
      });
    const stranger = JSON.stringify({
      sub: randomUUID(),
      email: `${randomUUID()}@people.example`,
      email_verified: true,
    });
    expect(await refusalOf(by(stranger))).toMatchObject(refused);
    expect(await refusalOf(by(idToken, "00000-00000"))).toMatchObject(refused);
    expect(await by(idToken)).toEqual({});
    expect(await factorsOf(login)).toBe(0);
  });

  test("of an account whose factor product staff removed does not work any more", async () => {
    const person = await aPerson();
    const staff = await aStaffMember();
    const { uid } = person.login;
    const reason = "Called back: the phone was stolen.";
    await staff.api.users.removeSecondFactor.mutate({ ...anAttempt(), uid, reason });
    await addFactor(person.login);
    expect(await refusalOf(use(person.login, person.codes[0]))).toMatchObject(refused);
  });
});
