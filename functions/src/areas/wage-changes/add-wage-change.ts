export function addWageChange(..._input: unknown[]): Promise<never> {
  throw new Error("addWageChange is not there yet");
}
