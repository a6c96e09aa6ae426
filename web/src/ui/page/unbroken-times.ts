/** Returns the text with each AM and PM on the line of its time, for a narrow place: "10:00 AM". */
export function unbrokenTimes(text: string): string {
  return text.replaceAll(/(?<=\d) (?=[AP]M\b)/gu, "\u00a0");
}
