export function findInvitation(..._input: unknown[]): Promise<never> {
  throw new Error("findInvitation is not there yet");
}
