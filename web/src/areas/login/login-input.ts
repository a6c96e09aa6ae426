/** The identity service's own rule for passwords. */
export const MIN_PASSWORD_LENGTH = 6;

export type LoginFieldName = "name" | "email" | "password";
export type LoginErrors = Partial<Record<LoginFieldName, string>>;
export type LoginInput = Record<LoginFieldName, string>;

/** The typed values; only the password keeps its spaces. */
export function readLoginInput(form: FormData): LoginInput {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return { name: text("name").trim(), email: text("email").trim(), password: text("password") };
}

/** One sentence for each required field that cannot be right; empty when all may be sent. */
export function checkLoginInput(
  input: LoginInput,
  wanted: readonly (LoginFieldName | "newPassword")[],
): LoginErrors {
  const errors: LoginErrors = {};
  if (wanted.includes("name") && input.name === "") errors.name = "Enter your name.";
  if (wanted.includes("email") && !/^\S+@\S+\.\S+$/.test(input.email)) {
    errors.email = "Enter an e-mail address, for example ana@example.com.";
  }
  if (wanted.includes("password") && input.password === "") {
    errors.password = "Enter your password.";
  }
  if (wanted.includes("newPassword") && input.password.length < MIN_PASSWORD_LENGTH) {
    errors.password = `Use at least ${MIN_PASSWORD_LENGTH} characters.`;
  }
  return errors;
}
