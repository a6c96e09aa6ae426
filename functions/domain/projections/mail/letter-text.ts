import { PRODUCT_NAME } from "../../kernel/product.ts";
import { absoluteLink } from "./absolute-link.ts";
import type { Letter, LetterBlock, LetterRow, LetterTable } from "./letter.ts";

/** The plain text of a letter, for mail programs and readers without HTML. */
export function letterText({ heading, blocks, reason }: Letter, origin: string): string {
  const parts = [heading, ...blocks.map((block) => blockText(block, origin))];
  return `${[...parts, `-- \n${PRODUCT_NAME} · ${origin}\n${reason}`].join("\n\n")}\n`;
}

function blockText(block: LetterBlock, origin: string): string {
  if (block.kind === "text") return block.text;
  if (block.kind === "list") return block.items.map((item) => `- ${item}`).join("\n");
  if (block.kind === "table") return tableText(block);
  return `${block.label}:\n${absoluteLink(block.path, origin)}`;
}

/** A line of the table is a line of the text, each figure after the name of its column. */
function tableText({ header, rows, totals }: LetterTable): string {
  const names = header.slice(1);
  const lineOf = ({ name, figures }: LetterRow) => {
    const told = figures.map(({ text, difference }, place) => {
      const figure = difference === null ? text : `${text}, ${difference}`;
      return `${names[place] ?? ""} ${figure}`;
    });
    return `${name}: ${told.join(" · ")}`;
  };
  return [...rows, totals].map((row) => `- ${lineOf(row)}`).join("\n");
}
