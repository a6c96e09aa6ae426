export function userInfo(..._input: unknown[]): Promise<never> {
  throw new Error("userInfo is not there yet");
}
