import { vi } from "vitest";

/** Makes the window as narrow as a phone, until `vi.restoreAllMocks()`. */
export function makePhoneWidth(): void {
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const list = new EventTarget() as MediaQueryList;
    const older = { addListener: vi.fn(), removeListener: vi.fn() };
    return Object.assign(list, older, { matches: query.includes("max-width"), media: query });
  });
}
