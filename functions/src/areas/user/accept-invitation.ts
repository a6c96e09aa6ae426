export function acceptInvitation(..._input: unknown[]): Promise<never> {
  throw new Error("acceptInvitation is not there yet");
}
