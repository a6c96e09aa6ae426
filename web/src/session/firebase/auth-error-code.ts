/** The code of an error of the identity service without its prefix; "" for any other error. */
export function authErrorCode(error: unknown): string {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : null;
  return typeof code === "string" ? code.replace(/^auth\//, "") : "";
}

/** True when the first step of a sign-in was right and a second factor has to follow. */
export function isSecondFactorAsked(error: unknown): boolean {
  return authErrorCode(error) === "multi-factor-auth-required";
}

const ofAnotherAccount = ["account-exists-with-different-credential", "credential-already-in-use"];

/** True when the address belongs to an account that signs in another way. */
export function isOfAnotherAccount(error: unknown): boolean {
  return ofAnotherAccount.includes(authErrorCode(error));
}
