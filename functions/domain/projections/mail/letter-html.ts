import { escapeHtml } from "../../kernel/text/escape-html.ts";
import { PRODUCT_NAME } from "../../kernel/product.ts";
import type { Language } from "../../kernel/formats/language.ts";
import { absoluteLink } from "./absolute-link.ts";
import type { Letter, LetterBlock, LetterRow, LetterTable } from "./letter.ts";

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const button =
  "display:inline-block;padding:12px 20px;border-radius:8px;background:#1b6e3c;color:#ffffff;" +
  "font-weight:600;text-decoration:none";

/**
 * The HTML of a letter: inline styles, nothing fetched from anywhere, and no colour of its own for
 * text and ground, so that light and dark mail programs show it in theirs.
 */
export function letterHtml(
  letter: Letter,
  { origin, language }: { origin: string; language: Language },
): string {
  return [
    "<!doctype html>",
    `<html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(letter.subject)}</title></head>`,
    `<body style="margin:0;padding:24px 16px;${font};font-size:16px;line-height:1.5">`,
    letterBody(letter, origin),
    "</body></html>",
  ].join("\n");
}

/** The letter itself, without the document around it. */
export function letterBody({ heading, blocks, reason }: Letter, origin: string): string {
  return [
    '<div style="max-width:560px;margin:0 auto">',
    `<p style="margin:0 0 24px;font-weight:700">${PRODUCT_NAME}</p>`,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>`,
    ...blocks.map((block) => blockHtml(block, origin)),
    '<hr style="border:0;border-top:1px solid #8a958d;margin:32px 0 12px">',
    `<p style="margin:0;font-size:13px">${escapeHtml(reason)}</p>`,
    "</div>",
  ].join("\n");
}

function blockHtml(block: LetterBlock, origin: string): string {
  if (block.kind === "text") return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
  if (block.kind === "list") {
    const items = block.items.map((item) => `<li style="margin:4px 0">${escapeHtml(item)}</li>`);
    return `<ul style="margin:0 0 16px;padding-left:20px">${items.join("")}</ul>`;
  }
  if (block.kind === "table") return tableHtml(block);
  const link = escapeHtml(absoluteLink(block.path, origin));
  const label = escapeHtml(block.label);
  return `<p style="margin:24px 0"><a href="${link}" style="${button}">${label}</a></p>`;
}

const cell =
  "padding:6px 8px;border-bottom:1px solid #8a958d;white-space:nowrap;vertical-align:top";
const figure = `${cell};text-align:right;font-variant-numeric:tabular-nums`;

/** Wide tables scroll by themselves, so that the text beside them still fits a phone. */
function tableHtml({ header, rows, totals }: LetterTable): string {
  const [about = "", ...names] = header;
  const columns = [
    nameCell(about, "th"),
    ...names.map((name) => figureCell(escapeHtml(name), "th")),
  ];
  return [
    '<div style="overflow-x:auto;margin:0 0 16px">',
    '<table style="border-collapse:collapse;font-size:14px">',
    `<thead><tr>${columns.join("")}</tr></thead>`,
    `<tbody>${rows.map(rowHtml).join("")}</tbody>`,
    `<tfoot style="font-weight:700">${rowHtml(totals)}</tfoot>`,
    "</table></div>",
  ].join("");
}

function rowHtml({ name, figures }: LetterRow): string {
  const cells = figures.map(({ text, difference }) => {
    const below = `<br><span style="font-size:12px;font-weight:400">${escapeHtml(difference ?? "")}</span>`;
    return figureCell(escapeHtml(text) + (difference === null ? "" : below), "td");
  });
  return `<tr>${nameCell(name, "td")}${cells.join("")}</tr>`;
}

function nameCell(text: string, tag: "th" | "td"): string {
  return `<${tag} style="${cell};text-align:left">${escapeHtml(text)}</${tag}>`;
}

/** Headings wrap, so that the table stays as narrow as its figures. */
function figureCell(html: string, tag: "th" | "td"): string {
  const style = tag === "th" ? `${figure};white-space:normal` : figure;
  return `<${tag} style="${style}">${html}</${tag}>`;
}
