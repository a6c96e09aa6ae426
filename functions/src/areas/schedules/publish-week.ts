export function publishWeek(..._input: unknown[]): Promise<never> {
  throw new Error("publishWeek is not there yet");
}
