import { stackEnvironment } from "../../../emulators/stack/stack-environment.ts";

const { FIREBASE_AUTH_EMULATOR_HOST: emulator, GCLOUD_PROJECT: project } = stackEnvironment;

/**
 * The code of the newest text message to a phone; the emulator sends none and lists them instead.
 */
export async function newestSmsCode(phoneNumber: string): Promise<string> {
  const answer = await fetch(
    `http://${emulator}/emulator/v1/projects/${project}/verificationCodes`,
  );
  const { verificationCodes } = (await answer.json()) as {
    verificationCodes: { phoneNumber: string; code: string }[];
  };
  const newest = verificationCodes.findLast((sent) => sent.phoneNumber === phoneNumber);
  if (newest === undefined) throw new Error(`No message went to ${phoneNumber}.`);
  return newest.code;
}
