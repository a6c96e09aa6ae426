export function finishOnBoarding(..._input: unknown[]): Promise<never> {
  throw new Error("finishOnBoarding is not there yet");
}
