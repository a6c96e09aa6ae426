export function decideEntry(..._input: unknown[]): Promise<never> {
  throw new Error("decideEntry is not there yet");
}
