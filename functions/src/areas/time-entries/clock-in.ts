export function clockIn(..._input: unknown[]): Promise<never> {
  throw new Error("clockIn is not there yet");
}
