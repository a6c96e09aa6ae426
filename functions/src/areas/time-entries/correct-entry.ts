export function correctEntry(..._input: unknown[]): Promise<never> {
  throw new Error("correctEntry is not there yet");
}
