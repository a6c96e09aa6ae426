import type { MultiFactorAssertion, MultiFactorError } from "firebase/auth";
import {
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  getMultiFactorResolver,
} from "firebase/auth";
import { firebaseAuth } from "../firebase/firebase-auth.ts";
import type { SecondFactor } from "./second-factor.ts";
import { secondFactorOf } from "./second-factor.ts";
import { sendSmsCode } from "./sms-code.ts";

/** A sign-in, or a proof of being the same person, that waits for its second factor. */
export interface SignInChallenge {
  factors: readonly SecondFactor[];
  /** Sends a code to the phone; returns what `confirm` needs with it. */
  sendSms(factor: SecondFactor): Promise<string>;
  confirm(factor: SecondFactor, code: string, smsSession: string | null): Promise<void>;
}

/** The challenge in an error for which `isSecondFactorAsked` is true. */
export function challengeOf(error: unknown): SignInChallenge {
  // The code of the error says that the SDK made it, with all that its resolver needs.
  const resolver = getMultiFactorResolver(firebaseAuth, error as MultiFactorError);
  return {
    factors: resolver.hints.map(secondFactorOf),
    sendSms: ({ id }) => sendSmsCode({ multiFactorUid: id, session: resolver.session }),
    confirm: async (factor, code, smsSession) => {
      await resolver.resolveSignIn(assertionOf(factor, code, smsSession));
    },
  };
}

function assertionOf(
  { id, kind }: SecondFactor,
  code: string,
  smsSession: string | null,
): MultiFactorAssertion {
  if (kind === "app") return TotpMultiFactorGenerator.assertionForSignIn(id, code);
  return PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(smsSession ?? "", code));
}
