export function copyScheduleWeek(..._input: unknown[]): Promise<never> {
  throw new Error("copyScheduleWeek is not there yet");
}
