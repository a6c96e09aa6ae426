import type { DeliveryOutcome } from "@crewline/domain/rules/mail/delivery";
import type { RenderedMail } from "@crewline/domain/projections/mail/letter";
import { outcomeOfError } from "@crewline/domain/rules/mail/outcome-of-error";

export interface MailServer {
  /** With user and password: smtps://user:password@host, or smtp:// with STARTTLS. */
  url: string;
  /** "Name <address>". */
  from: string;
  /** The time that the server may take for one reply; a minute by default. */
  replyMillis?: number;
}

export interface OutgoingMail extends RenderedMail {
  to: string;
  /** Unique and the same at each attempt, so that a mailbox recognises a repeated message. */
  id: string;
}

/** A connection to the mail server; `close` ends it. */
export interface Postman {
  deliver: (mail: OutgoingMail) => Promise<DeliveryOutcome>;
  close: () => void;
}

/** Less than the lease of a message, so that no second sender starts before the first one ends. */
const DEADLINE_MILLIS = 90_000;

const limits = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
};
const REPLY_MILLIS = 60_000;

/** Opens nothing yet; the first message connects. Never throws for a reply of the server. */
export async function openPostman({ url, from, replyMillis }: MailServer): Promise<Postman> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    ...limits,
    socketTimeout: replyMillis ?? REPLY_MILLIS,
    ...addressOf(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.replace(/^.*@/u, "").replace(/>$/u, "");
  return {
    deliver: async ({ id, to, subject, text, html }) => {
      try {
        const signal = AbortSignal.timeout(DEADLINE_MILLIS);
        const headers = { "Auto-Submitted": "auto-generated" };
        const messageId = `<${id}@${domain}>`;
        await transport.sendMail({ from, to, subject, text, html, messageId, headers, signal });
        return { kind: "delivered" };
      } catch (error) {
        return outcomeOfError(error instanceof Error ? error : { message: String(error) });
      }
    },
    close: () => transport.close(),
  };
}

/** Without TLS from the start, STARTTLS is required, except for a server on this machine. */
function addressOf(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === "smtps:";
  const user = decodeURIComponent(username);
  const isLocal = hostname === "127.0.0.1" || hostname === "localhost";
  return {
    host: hostname,
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isLocal,
    ignoreTLS: !secure && isLocal,
    ...(user !== "" && { auth: { user, pass: decodeURIComponent(password) } }),
  };
}
