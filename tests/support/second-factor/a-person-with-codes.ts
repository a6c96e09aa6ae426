import { authClient } from "../../../functions/src/identity/auth-client.ts";
import type { Member } from "../a-company.ts";
import type { Api } from "../api-client.ts";
import { anAttempt, apiFor } from "../api-client.ts";
import type { Login } from "../auth-emulator.ts";
import { alteredToken, changeAccount } from "../auth-emulator.ts";

/** A user with a phone as second factor, signed in with it, and the codes that were shown. */
export interface PersonWithCodes {
  login: Login;
  api: Api;
  codes: string[];
}

/** Gives the person a phone as second factor, and ten recovery codes. */
export async function withCodes(member: Member): Promise<PersonWithCodes> {
  await addFactor(member.login);
  const api = withFactor(member.login);
  const { codes } = await api.user.makeRecoveryCodes.mutate(anAttempt());
  return { login: member.login, api, codes };
}

/** Enrols a phone past the SMS, which the Admin SDK may. */
export async function addFactor({ uid }: Login): Promise<void> {
  await changeAccount(uid, { emailVerified: true });
  const phone = { uid: "factor", factorId: "phone", phoneNumber: "+15555550111" };
  const enrolledFactors = [{ ...phone, displayName: "Phone" }];
  await (await authClient()).updateUser(uid, { multiFactor: { enrolledFactors } });
}

export async function factorsOf({ uid }: Login): Promise<number> {
  return (await (await authClient()).getUser(uid)).multiFactor?.enrolledFactors.length ?? 0;
}

/**
 * The API as called by a sign-in that was proven by a second factor, which only the token tells.
 */
export function withFactor({ idToken }: Login, change: Record<string, unknown> = {}): Api {
  const firebase = { sign_in_provider: "password", sign_in_second_factor: "phone" };
  return apiFor(alteredToken(idToken, { firebase, ...change }));
}
