export function setLocationStatus(..._input: unknown[]): Promise<never> {
  throw new Error("setLocationStatus is not there yet");
}
