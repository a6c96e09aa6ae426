import type { IncomingMessage, ServerResponse } from "node:http";
import { escapeHtml } from "@crewline/domain/kernel/text/escape-html";
import { letterBody } from "@crewline/domain/projections/mail/letter-html";
import type { Mail } from "@crewline/domain/records/mail/mail";
import { writeLetter } from "@crewline/domain/projections/mail/write-letter";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import { withToken } from "./identity/invitation-token.ts";
import type { SignInLink } from "./local-sign-in-links.ts";
import { readSignInLinks, signInLinksHtml } from "./local-sign-in-links.ts";
import { env, runsInEmulator } from "./platform/env.ts";
import { mail, mailInState } from "./store/mail.ts";
import { readingUnit } from "./store/unit/unit.ts";

/** The most messages on the page. */
const LIMIT = 100;

/** Omits messages that earlier versions wrote in another form. */
const inAnyState = mailInState("queued", "sending", "sent", "failed");

const style = `
  :root { color-scheme: light dark; }
  body { margin: 0 auto; max-width: 720px; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif; }
  header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: baseline; }
  header h1 { flex: 1; margin: 0; font-size: 26px; }
  a { color: LinkText; }
  article { border: 1px solid GrayText; border-radius: 10px; margin: 24px 0; overflow: hidden; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; margin: 0; padding: 12px 16px; }
  dt { font-weight: 600; }
  dd { margin: 0; overflow-wrap: anywhere; }
  .letter { border-top: 1px solid GrayText; padding: 24px 16px; }
`;

/** Shows the outbox of the local stack; the deployed product has no such page. */
export async function handleOutbox(_request: IncomingMessage, response: ServerResponse) {
  response.setHeader("Cache-Control", "no-store");
  if (!runsInEmulator()) {
    response.statusCode = 404;
    response.end();
    return;
  }
  const options = { orderBy: ["createdAt", "desc"], limit: LIMIT } as const;
  const messages = await mail(await readingUnit()).list(inAnyState, options);
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  const origin = env().appOrigins[0] ?? "";
  response.end(outboxPage(messages, { origin, links: await readSignInLinks() }));
}

interface PageParts {
  origin: string;
  links: readonly SignInLink[];
}

/** Renders the whole page, with each mail as its reader sees it. */
export function outboxPage(messages: readonly Mail[], { origin, links }: PageParts): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Outbox · ${PRODUCT_NAME}</title><style>${style}</style></head><body><main>`,
    '<header><h1>Outbox</h1><a href="/outbox">Look again</a> <a href="/">To the product</a></header>',
    "<p>What the local stack would send by e-mail, the newest first.</p>",
    signInLinksHtml(links),
    ...(messages.length === 0 && links.length === 0
      ? ["<p>Nothing has been written yet.</p>"]
      : []),
    ...messages.map((message) => articleOf(message, origin)),
    "</main></body></html>",
  ].join("\n");
}

function articleOf(
  { to, content, language, state, createdAt, problem }: Mail,
  origin: string,
): string {
  const letter = writeLetter(withToken(content), language);
  const facts = [
    ["To", to],
    ["Subject", letter.subject],
    ["Written", createdAt],
    ["State", problem === null ? state : `${state}: ${problem}`],
  ] as const;
  const rows = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
  // One first heading per page: here the mail is only a part of it.
  const body = letterBody(letter, origin).replace(/<(\/?)h1\b/gu, "<$1h2");
  return `<article><dl>${rows.join("")}</dl><div class="letter">${body}</div></article>`;
}
