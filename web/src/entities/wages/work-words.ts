/** For which work a rate holds: "Barista, Harborside", or "All work". */
export function workWords(jobRole: string | null, locationName: string | null): string {
  return [jobRole, locationName].filter((part) => part !== null).join(", ") || "All work";
}
