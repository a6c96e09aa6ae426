export function addLocation(..._input: unknown[]): Promise<never> {
  throw new Error("addLocation is not there yet");
}
