export function inviteEmployee(..._input: unknown[]): Promise<never> {
  throw new Error("inviteEmployee is not there yet");
}
