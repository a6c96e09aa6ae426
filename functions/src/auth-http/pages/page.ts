import type { Language } from "@crewline/domain/kernel/formats/language";
import { escapeHtml } from "@crewline/domain/kernel/text/escape-html";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";

/** A page with one sentence and one link; `href` and all text are escaped here. */
export interface PageContent {
  title: string;
  message: string | null;
  link: { href: string; label: string };
  language: Language;
}

const style = `
:root{color-scheme:light dark;--ground:#f6f8f6;--card:#fff;--text:#1c241d;--green:#2e7d32;--on:#fff}
@media(prefers-color-scheme:dark){
:root{--ground:#101411;--card:#1a201b;--text:#e6ece6;--green:#81c784;--on:#10190f}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);
color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:min(400px,100% - 32px);padding:32px;border-radius:4px;
background:var(--card);box-shadow:0 1px 4px #0004}
h1{margin:0 0 16px;font-size:24px;line-height:1.25}p{margin:0 0 24px}
a{display:inline-block;padding:8px 16px;border-radius:4px;background:var(--green);color:var(--on);
font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid;outline-offset:2px}
`.replaceAll("\n", "");

export function renderPage({ title, message, link, language }: PageContent): string {
  const paragraph = message === null ? "" : `<p>${escapeHtml(message)}</p>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="robots" content="noindex">`,
    `<title>${escapeHtml(`${title} - ${PRODUCT_NAME}`)}</title><style>${style}</style></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1>${paragraph}`,
    `<a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></main></body></html>`,
  ].join("\n");
}
