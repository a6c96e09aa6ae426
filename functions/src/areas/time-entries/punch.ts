export function punch(..._input: unknown[]): Promise<never> {
  throw new Error("punch is not there yet");
}
