const HOURS_OF_DAY = 24;

/**
 * Scrolls the hours of a frame back to the start of the first hour in view. The library scrolls to
 * the morning as far as it can, which on a high screen ends within an hour.
 */
export function startAtWholeHour(frame: Element | null): void {
  const hours = [...(frame?.querySelectorAll("*") ?? [])].find(({ scrollTop }) => scrollTop > 0);
  if (hours === undefined) return;
  const height = hours.scrollHeight / HOURS_OF_DAY;
  hours.scrollTop = Math.floor(hours.scrollTop / height) * height;
}
