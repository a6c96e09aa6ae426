import { stackEnvironment } from "../../../emulators/stack/stack-environment.ts";

const { FIREBASE_AUTH_EMULATOR_HOST: emulator, GCLOUD_PROJECT: project } = stackEnvironment;

/**
 * The newest link that went to an address; the emulator sends no mail and lists the links instead.
 */
export async function newestLink(email: string): Promise<string> {
  const answer = await fetch(`http://${emulator}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobLink: string }[] };
  const newest = oobCodes.findLast((sent) => sent.email === email);
  if (newest === undefined) throw new Error(`No link went to ${email}.`);
  return newest.oobLink;
}
