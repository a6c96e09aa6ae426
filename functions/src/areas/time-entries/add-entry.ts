export function addEntry(..._input: unknown[]): Promise<never> {
  throw new Error("addEntry is not there yet");
}
