export function saveShift(..._input: unknown[]): Promise<never> {
  throw new Error("saveShift is not there yet");
}
