/** The identity service's own rule for passwords. */
export const MIN_PASSWORD_LENGTH = 6;

export interface NewPassword {
  password: string;
  repeated: string;
}

/**
 * Checks a new password and its repetition; returns the errors by field, none when it may be sent.
 */
export function checkNewPassword({ password, repeated }: NewPassword): Partial<NewPassword> {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return { password: `Use at least ${MIN_PASSWORD_LENGTH} characters.` };
  }
  return password === repeated ? {} : { repeated: "The passwords do not match." };
}
