export function payrollReport(..._input: unknown[]): Promise<never> {
  throw new Error("payrollReport is not there yet");
}
