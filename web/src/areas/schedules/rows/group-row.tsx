import { counted } from "@crewline/domain/kernel/formats/counted";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { useLocale } from "../../../locale/use-locale.ts";
import type { GridLine } from "./arranged-rows.ts";

interface GroupRowProps {
  group: Extract<GridLine, { kind: "group" }>;
  index?: number | undefined;
  measure?: ((element: HTMLElement | null) => void) | undefined;
  onToggle: (key: string) => void;
}

/** The heading of the people with a job role; it opens and closes their rows. */
export function GroupRow({ group, index, measure, onToggle }: GroupRowProps) {
  const locale = useLocale();
  const { key, name, people, isOpen } = group;
  return (
    <tr ref={measure} data-index={index} className="row group">
      <th scope="rowgroup" colSpan={9}>
        <button type="button" aria-expanded={isOpen} onClick={() => onToggle(key)}>
          <span aria-hidden="true">{isOpen ? "▾" : "▸"}</span> {name}{" "}
          <span className="quiet">{counted(people, nouns.person, locale)}</span>
        </button>
      </th>
    </tr>
  );
}
