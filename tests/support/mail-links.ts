import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { vi } from "vitest";
import { stackEnvironment } from "../../emulators/stack/stack-environment.ts";
import { appOrigin } from "./visit.ts";

const service = `http://${stackEnvironment.FIREBASE_AUTH_EMULATOR_HOST}`;
const project = stackEnvironment.GCLOUD_PROJECT;
const identity = `${service}/identitytoolkit.googleapis.com/v1`;
const asOwner = { authorization: "Bearer owner", "Content-Type": "application/json" };

type RequestType =
  | "EMAIL_SIGNIN"
  | "PASSWORD_RESET"
  | "RECOVER_EMAIL"
  | "VERIFY_AND_CHANGE_EMAIL"
  | "VERIFY_EMAIL";

interface Mailed {
  email: string;
  requestType: RequestType;
  oobCode: string;
  newEmail?: string;
}

/** The code of the newest mail of that kind to the address, as soon as it was sent. */
export function mailedCode(email: string, type: RequestType): Promise<string> {
  return vi.waitFor(async () => {
    const answer = await fetch(`${service}/emulator/v1/projects/${project}/oobCodes`);
    const { oobCodes }: { oobCodes: Mailed[] } = await answer.json();
    const mine = oobCodes.filter((mail) => mail.requestType === type && mail.email === email);
    const newest = mine.at(-1);
    if (newest === undefined) throw new Error(`There is no ${type} for ${email}.`);
    return newest.oobCode;
  }, 10_000);
}

/** The link in a mail after the operator set our login page as the action address. */
export function mailedLink(
  mode: string,
  oobCode: string,
  continueUrl = `${appOrigin}/login`,
): string {
  const query = { mode, oobCode, apiKey: "demo-key", continueUrl, lang: "en" };
  return `${appOrigin}/login?${new URLSearchParams(query)}`;
}

/** Sets whether the service hides which addresses have an account; the stack starts with true. */
export async function hideAccounts(isOn: boolean): Promise<void> {
  const body = JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: isOn } });
  const url = `${service}/identitytoolkit.googleapis.com/v2/projects/${project}/config?updateMask=emailPrivacyConfig.enableImprovedEmailPrivacy`;
  const answer = await fetch(url, { method: "PATCH", headers: asOwner, body });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Asks for a mail as the service's own clients do. */
export async function requestMail(body: Record<string, unknown>): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const url = `${identity}/accounts:sendOobCode?key=any`;
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Changes the address of the token's user; the service notifies the old address. */
export async function changeOwnAddress(idToken: string, email: string): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ idToken, email, returnSecureToken: true });
  const answer = await fetch(`${identity}/accounts:update?key=any`, {
    method: "POST",
    headers,
    body,
  });
  if (!answer.ok) throw new Error(await answer.text());
}

export async function deleteAccount(uid: UserId): Promise<void> {
  const body = JSON.stringify({ localId: uid });
  const url = `${identity}/projects/${project}/accounts:delete`;
  const answer = await fetch(url, { method: "POST", headers: asOwner, body });
  if (!answer.ok) throw new Error(await answer.text());
}
