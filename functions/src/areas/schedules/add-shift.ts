export function addShift(..._input: unknown[]): Promise<never> {
  throw new Error("addShift is not there yet");
}
