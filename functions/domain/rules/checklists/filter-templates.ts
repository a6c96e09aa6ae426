import type { ChecklistTemplate } from "../../records/checklists/checklist-template.ts";

interface Filter {
  text: string;
  /** A state, `used` for those that are not archived, or `all`. */
  status: string;
  /** A location, or "" for all. */
  location: string;
}

/** Templates whose name or items hold the text, of a location and a state. */
export function filterTemplates<
  T extends Pick<ChecklistTemplate, "name" | "items" | "state" | "locationIds">,
>(templates: readonly T[], { text, status, location }: Filter): T[] {
  const wanted = plain(text.trim());
  const hasState = (state: string) =>
    status === "all" || state === status || (status === "used" && state !== "archived");
  return templates.filter(
    ({ name, items, state, locationIds }) =>
      hasState(state) &&
      (location === "" || locationIds.some((id) => id === location)) &&
      plain([name, ...items.map(({ label }) => label)].join(" ")).includes(wanted),
  );
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
