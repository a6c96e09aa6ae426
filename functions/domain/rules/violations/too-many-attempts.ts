import { counted } from "../../kernel/formats/counted.ts";

/** "Too many attempts. Try again in 40 seconds.", in minutes from two minutes on, rounded up. */
export function tooManyAttempts(retryInSeconds: number): string {
  const wait =
    retryInSeconds < 120
      ? counted(retryInSeconds, "second")
      : counted(Math.ceil(retryInSeconds / 60), "minute");
  return `Too many attempts. Try again in ${wait}.`;
}
