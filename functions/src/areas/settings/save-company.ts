export function saveCompany(..._input: unknown[]): Promise<never> {
  throw new Error("saveCompany is not there yet");
}
