import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A message as it came over the wire. */
export interface ReceivedMail {
  to: string[];
  from: string;
  /** The source with all headers, parts still encoded. */
  raw: string;
  subject: string;
  text: string;
  html: string;
}

/** The server's answer to a recipient; nothing to accept. */
export type Answer = { code: number; text: string } | "silence" | null;

export interface TestMailServer {
  url: string;
  received: ReceivedMail[];
  /** The messages to one person, in order. */
  to: (address: string) => ReceivedMail[];
  close: () => Promise<void>;
}

/** A real SMTP server on a free port of this machine; `answerTo` decides about each recipient. */
export async function startMailServer(
  answerTo: (recipient: string) => Answer = () => null,
): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo: ({ address }, _session, callback) => {
      const answer = answerTo(address);
      if (answer === "silence") return;
      if (answer === null) return callback();
      callback(Object.assign(new Error(answer.text), { responseCode: answer.code }));
    },
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, ...read(Buffer.concat(chunks).toString("latin1")) });
        callback();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    to: (address) => received.filter((mail) => mail.to.includes(address)),
    close: () =>
      new Promise((resolve) => {
        for (const connection of server.connections) connection.close();
        server.close(() => resolve());
      }),
  };
}

function read(raw: string) {
  const [head = ""] = raw.split("\r\n\r\n");
  return {
    raw,
    subject: decodeWords(headerOf(head, "Subject")),
    text: partOf(raw, "text/plain"),
    html: partOf(raw, "text/html"),
  };
}

/** The value of a header, its folded lines joined. */
function headerOf(head: string, name: string): string {
  const unfolded = head.replaceAll(/\r\n[ \t]+/gu, " ");
  return new RegExp(`^${name}: (.*)$`, "imu").exec(unfolded)?.[1]?.trim() ?? "";
}

/** The decoded body of the first part of a type. */
function partOf(raw: string, type: string): string {
  const boundary = /boundary="?([^";\r\n]+)"?/iu.exec(raw)?.[1];
  const parts = boundary === undefined ? [raw] : raw.split(`--${boundary}`);
  const part = parts.find(
    (one) =>
      headerOf(one.split("\r\n\r\n")[0] ?? "", "Content-Type").includes(type) ||
      one.includes(`Content-Type: ${type}`),
  );
  const [head = "", ...body] = (part ?? "").trimStart().split("\r\n\r\n");
  return decodeBody(body.join("\r\n\r\n"), headerOf(head, "Content-Transfer-Encoding"));
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return Buffer.from(body, "latin1").toString("utf8");
  return quotedPrintable(body.replaceAll(/=\r\n/gu, ""));
}

/** RFC 2047: a header's words that are not ASCII. */
function decodeWords(text: string): string {
  const joined = text.replaceAll(/\?=\s+=\?/gu, "?==?");
  return joined.replaceAll(/=\?utf-8\?([BQ])\?(.*?)\?=/giu, (_word, kind: string, word: string) =>
    kind.toUpperCase() === "B"
      ? Buffer.from(word, "base64").toString("utf8")
      : quotedPrintable(word.replaceAll("_", " ")),
  );
}

function quotedPrintable(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/giu, (_code, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
