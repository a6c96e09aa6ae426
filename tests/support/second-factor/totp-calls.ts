import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { Json, Tokens } from "./emulator-door.ts";
import {
  accountOf,
  asRecord,
  firstStepOf,
  issueTokens,
  pendingCredential,
  readPendingCredential,
} from "./emulator-door.ts";
import { ServiceError } from "./service-error.ts";
import type { TotpFactorsOptions } from "./totp-factors.ts";
import { TotpFactors } from "./totp-factors.ts";

/** The most time between the password and the code. */
const SECOND_STEP_MS = 5 * 60_000;

type Answer = (body: Json) => Promise<Json | null>;

/** The calls of the identity service about authenticator apps. */
export class TotpCalls {
  readonly #factors: TotpFactors;
  readonly #nowMs: () => number;
  readonly #answers: Readonly<Record<string, Answer>>;

  constructor(options: TotpFactorsOptions) {
    this.#nowMs = options.nowMs;
    this.#factors = new TotpFactors(options);
    this.#answers = {
      "mfaEnrollment:start": (body) => this.#startEnrolment(body),
      "mfaEnrollment:finalize": (body) => this.#finishEnrolment(body),
      "mfaEnrollment:withdraw": (body) => this.#withdraw(body),
      "mfaSignIn:start": (body) => this.#checkPending(body),
      "mfaSignIn:finalize": (body) => this.#finishSignIn(body),
      recaptchaConfig: async () => withoutRecaptchaEnterprise,
    };
  }

  /** The answer to a call about an authenticator app; null when the emulator has to answer. */
  async answer(path: string, body: Json): Promise<Json | null> {
    const name = path.split("?")[0]?.split("/").at(-1) ?? "";
    return Object.hasOwn(this.#answers, name)
      ? ((await this.#answers[name]?.(body)) ?? null)
      : null;
  }

  /** The emulator's answer with the apps added; null if it stays unchanged. */
  change(path: string, answer: Json): Json | null {
    if (/accounts:lookup(\?|$)/.test(path)) return this.#withApps(answer);
    if (/accounts:signInWith(Password|EmailLink|Idp)(\?|$)/.test(path)) {
      return this.#askForSecondStep(answer);
    }
    return null;
  }

  async #startEnrolment({ idToken, totpEnrollmentInfo }: Json): Promise<Json | null> {
    if (totpEnrollmentInfo === undefined) return null;
    const { uid, isVerified } = await accountOf(idToken);
    if (!isVerified) {
      throw new ServiceError(
        "UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.",
      );
    }
    return { totpSessionInfo: this.#factors.start(uid) };
  }

  async #finishEnrolment({ idToken, totpVerificationInfo, displayName }: Json) {
    if (totpVerificationInfo === undefined) return null;
    const { uid } = await accountOf(idToken);
    const name = typeof displayName === "string" ? displayName : undefined;
    const identifier = this.#factors.finish(uid, asRecord(totpVerificationInfo), name);
    return tokens(await issueTokens(uid, firstStepOf(String(idToken)), totpStep(identifier)));
  }

  async #withdraw({ idToken, mfaEnrollmentId }: Json): Promise<Json | null> {
    const { uid } = await accountOf(idToken);
    if (!this.#factors.remove(uid, String(mfaEnrollmentId))) return null;
    return tokens(await issueTokens(uid, firstStepOf(String(idToken)), null));
  }

  /** A text message may be sent only while the first step is still fresh. */
  async #checkPending({ mfaPendingCredential }: Json): Promise<null> {
    this.#readPending(mfaPendingCredential);
    return null;
  }

  async #finishSignIn(body: Json): Promise<Json | null> {
    const { localId, signInProvider } = this.#readPending(body["mfaPendingCredential"]);
    if (body["totpVerificationInfo"] === undefined) return null;
    const uid = aUserId(String(localId));
    const identifier = String(body["mfaEnrollmentId"]);
    const { verificationCode } = asRecord(body["totpVerificationInfo"]);
    this.#factors.verify(uid, identifier, String(verificationCode));
    return tokens(await issueTokens(uid, String(signInProvider), totpStep(identifier)));
  }

  #readPending(credential: unknown): Json {
    const pending = readPendingCredential(credential);
    if (this.#nowMs() > Number(pending["issuedMs"]) + SECOND_STEP_MS) {
      throw new ServiceError("INVALID_MFA_PENDING_CREDENTIAL");
    }
    return pending;
  }

  #withApps(answer: Json): Json {
    const users = Array.isArray(answer["users"]) ? answer["users"].map(asRecord) : [];
    return {
      ...answer,
      users: users.map((user) => {
        const apps = this.#factors.infosOf(aUserId(String(user["localId"])));
        return apps.length === 0
          ? user
          : { ...user, mfaInfo: [...listOf(user["mfaInfo"]), ...apps] };
      }),
    };
  }

  /** Withholds the tokens of a first step from users with an app, or who have to send a message. */
  #askForSecondStep({ idToken, refreshToken: _withheld, ...answer }: Json): Json | null {
    const pending = answer["mfaPendingCredential"];
    const before = pending === undefined ? null : readPendingCredential(pending);
    const uid = aUserId(String(before?.["localId"] ?? answer["localId"]));
    const apps = this.#factors.infosOf(uid);
    if (before === null && apps.length === 0) return null;
    const provider = String(before?.["signInProvider"] ?? firstStepOf(String(idToken)));
    return {
      ...answer,
      mfaPendingCredential: pendingCredential(uid, provider, this.#nowMs()),
      mfaInfo: [...listOf(answer["mfaInfo"]), ...apps],
    };
  }
}

/** The service's answer for a project without reCAPTCHA Enterprise. */
const withoutRecaptchaEnterprise: Json = {
  recaptchaKey: "projects/0/keys/none",
  recaptchaEnforcementState: [{ provider: "PHONE_PROVIDER", enforcementState: "OFF" }],
};

function totpStep(identifier: string) {
  return { identifier, provider: "totp" } as const;
}

function tokens({ idToken, refreshToken }: Tokens): Json {
  return { idToken, refreshToken };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
