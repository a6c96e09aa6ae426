export function revokeInvitation(..._input: unknown[]): Promise<never> {
  throw new Error("revokeInvitation is not there yet");
}
