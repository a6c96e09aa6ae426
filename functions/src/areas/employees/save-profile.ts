export function saveProfile(..._input: unknown[]): Promise<never> {
  throw new Error("saveProfile is not there yet");
}
