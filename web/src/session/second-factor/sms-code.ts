import type { PhoneInfoOptions } from "firebase/auth";
import { PhoneAuthProvider, RecaptchaVerifier } from "firebase/auth";
import { firebaseAuth } from "../firebase/firebase-auth.ts";
import { webConfig } from "../firebase/web-config.ts";

/** True where text messages are not sent: the emulator prints their codes in its terminal. */
export const arePhonesEmulated = webConfig.authEmulator !== null;

if (arePhonesEmulated) firebaseAuth.settings.appVerificationDisabledForTesting = true;

/**
 * Sends a text message with a code and answers what the code has to be returned with. An invisible
 * reCAPTCHA checks the browser first and becomes visible only when it suspects a robot.
 */
export async function sendSmsCode(options: PhoneInfoOptions): Promise<string> {
  const container = document.body.appendChild(document.createElement("div"));
  const verifier = new RecaptchaVerifier(firebaseAuth, container, { size: "invisible" });
  try {
    return await new PhoneAuthProvider(firebaseAuth).verifyPhoneNumber(options, verifier);
  } finally {
    verifier.clear();
    container.remove();
  }
}
