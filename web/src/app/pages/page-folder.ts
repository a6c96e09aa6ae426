import type { PageName } from "./area-pages.ts";

/** The folder of a page below `areas`, and the beginning of its file's name. */
export function pageFolder(name: PageName): string {
  return name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}
