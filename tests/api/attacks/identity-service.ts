import { stackEnvironment } from "../../../emulators/stack/stack-environment.ts";

/**
 * The answers of Firebase Auth itself to a stranger, with the protection that a real project has.
 */
const emulator = `http://${stackEnvironment.FIREBASE_AUTH_EMULATOR_HOST}`;
const api = `${emulator}/identitytoolkit.googleapis.com`;
const project = `${emulator}/emulator/v1/projects/${stackEnvironment.GCLOUD_PROJECT}`;

export interface Told {
  status: number;
  /** The code, without the explanation behind it. */
  message: string | null;
  keys: string[];
}

export async function ask(
  path: string,
  body: object,
): Promise<Told & { json: Record<string, unknown> }> {
  const response = await fetch(`${api}/${path}?key=any`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const json = JSON.parse(await response.text());
  const message = json.error?.message?.split(" : ")[0] ?? null;
  return { status: response.status, message, keys: Object.keys(json).toSorted(), json };
}

export async function protectAddresses(enableImprovedEmailPrivacy: boolean): Promise<void> {
  await fetch(`${project}/config?updateMask=emailPrivacyConfig`, {
    method: "PATCH",
    headers: { "content-type": "application/json", authorization: "Bearer owner" },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy } }),
  });
}

/** The newest code that was sent to an address. */
export async function codeFor(email: string): Promise<string> {
  const answer = await fetch(`${project}/oobCodes`, { headers: { authorization: "Bearer owner" } });
  const { oobCodes } = JSON.parse(await answer.text());
  const mine = oobCodes.filter((code: { email: string }) => code.email === email);
  return mine.at(-1)?.oobCode ?? "";
}

export async function removeAccount(email: string): Promise<void> {
  const found = await fetch(
    `${api}/v1/projects/${stackEnvironment.GCLOUD_PROJECT}/accounts:lookup`,
    {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer owner" },
      body: JSON.stringify({ email: [email] }),
    },
  );
  const [user] = JSON.parse(await found.text()).users;
  await fetch(`${api}/v1/projects/${stackEnvironment.GCLOUD_PROJECT}/accounts:delete`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer owner" },
    body: JSON.stringify({ localId: user.localId }),
  });
}
