export function setEmploymentEnd(..._input: unknown[]): Promise<never> {
  throw new Error("setEmploymentEnd is not there yet");
}
