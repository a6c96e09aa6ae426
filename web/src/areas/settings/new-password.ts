/** The identity service's own rule for passwords. */
export const MIN_PASSWORD_LENGTH = 6;

/** Checks a new password and its repetition; returns no errors when it may be sent. */
export function checkNewPassword(
  password: string,
  repeated: string,
): { password?: string; repeated?: string } {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return { password: `Use at least ${MIN_PASSWORD_LENGTH} characters.` };
  }
  return password === repeated ? {} : { repeated: "The passwords do not match." };
}
