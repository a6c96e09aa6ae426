export function saveEmployee(..._input: unknown[]): Promise<never> {
  throw new Error("saveEmployee is not there yet");
}
