export function cancelWageChange(..._input: unknown[]): Promise<never> {
  throw new Error("cancelWageChange is not there yet");
}
