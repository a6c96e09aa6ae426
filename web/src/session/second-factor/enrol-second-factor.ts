import type { TotpSecret } from "firebase/auth";
import {
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  multiFactor,
} from "firebase/auth";
import { authErrorCode } from "../firebase/auth-error-code.ts";
import { signedInUser } from "../firebase/signed-in-user.ts";
import { sendSmsCode } from "./sms-code.ts";

/** A key that an authenticator app has to take over before it counts. */
export interface AppEnrolment {
  key: string;
  digits: number;
  periodSeconds: number;
  algorithm: string;
  finish(code: string, name: string): Promise<void>;
}

export async function startAppEnrolment(): Promise<AppEnrolment> {
  const session = await multiFactor(signedInUser()).getSession();
  const secret = await TotpMultiFactorGenerator.generateSecret(session);
  return {
    key: secret.secretKey,
    digits: secret.codeLength,
    periodSeconds: secret.codeIntervalSeconds,
    algorithm: secret.hashingAlgorithm,
    finish: (code, name) => finishApp(secret, code, name),
  };
}

/** Sends a code to a new phone, given with its country code; returns what finishes it. */
export async function startPhoneEnrolment(phoneNumber: string): Promise<string> {
  const session = await multiFactor(signedInUser()).getSession();
  return sendSmsCode({ phoneNumber, session });
}

export async function finishPhoneEnrolment(
  smsSession: string,
  code: string,
  name: string,
): Promise<void> {
  const credential = PhoneAuthProvider.credential(smsSession, code);
  const assertion = PhoneMultiFactorGenerator.assertion(credential);
  await multiFactor(signedInUser()).enroll(assertion, name);
}

/** The identity service may end the sign-in with the factor; the session then says so itself. */
export async function removeSecondFactor(id: string): Promise<void> {
  try {
    await multiFactor(signedInUser()).unenroll(id);
  } catch (error) {
    if (authErrorCode(error) !== "user-token-expired") throw error;
  }
}

async function finishApp(secret: TotpSecret, code: string, name: string): Promise<void> {
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
  await multiFactor(signedInUser()).enroll(assertion, name);
}
