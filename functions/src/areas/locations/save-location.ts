export function saveLocation(..._input: unknown[]): Promise<never> {
  throw new Error("saveLocation is not there yet");
}
