export function cancelShift(..._input: unknown[]): Promise<never> {
  throw new Error("cancelShift is not there yet");
}
