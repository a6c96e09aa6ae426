export function saveUser(..._input: unknown[]): Promise<never> {
  throw new Error("saveUser is not there yet");
}
