export function createCompany(..._input: unknown[]): Promise<never> {
  throw new Error("createCompany is not there yet");
}
