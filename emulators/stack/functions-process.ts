import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { inRoot } from "../paths.ts";
import { beginEvent } from "./events-at-once.ts";
import { targetHeader } from "./target-header.ts";

/** The program of a process that answers for many functions; its folder is that of the build. */

interface Incoming {
  headers: Record<string, string | undefined>;
  body: unknown;
  rawBody?: Buffer;
}

interface Outgoing {
  status: (code: number) => Outgoing;
  send: (body?: unknown) => void;
}

type Handler = (request: Incoming, response: Outgoing) => void;

interface Served {
  (...args: unknown[]): unknown;
  __endpoint?: { eventTrigger?: unknown };
}

/** What Google's own framework does with a body before a function sees it. */
const MOST_BODY = "32mb";

const load = createRequire(inRoot("node_modules", "firebase-tools", "package.json"));
const express = load("express");
const parser = load("body-parser");
const main = createRequire(pathToFileURL(`${process.cwd()}/`)).resolve(process.cwd());
const exported: unknown = await import(pathToFileURL(main).href);

const app = express();
app.enable("trust proxy");
const keepBytes = (request: Incoming, _: Outgoing, bytes: Buffer) => (request.rawBody = bytes);
const options = { limit: MOST_BODY, verify: keepBytes };
app.use(parser.json(options));
app.use(parser.text(options));
app.use(parser.urlencoded({ ...options, extended: true }));
app.use(parser.raw({ ...options, type: "*/*" }));
app.get("/__/health", ((_, response) => response.send()) satisfies Handler);
app.all("/*", ((request, response) => void answer(request, response)) satisfies Handler);
app.listen(process.env["PORT"]);
process.once("disconnect", () => process.exit());

async function answer(request: Incoming, response: Outgoing): Promise<void> {
  try {
    const target = request.headers[targetHeader] ?? "";
    delete request.headers[targetHeader];
    const run = functionNamed(target);
    const { __endpoint: endpoint } = run;
    if (endpoint?.eventTrigger === undefined) {
      await run(request, response);
    } else {
      const event = eventOf(request);
      await beginEvent(async () => run(event));
      response.send({ status: "acknowledged" });
    }
  } catch (error) {
    console.error(error);
    response.status(500).send(String(error));
  }
}

/** The function at `jobs.sendMail`, for example. */
function functionNamed(target: string): Served {
  const found = target
    .split(".")
    .reduce<unknown>(
      (part, name) => (part as Record<string, unknown> | undefined)?.[name],
      exported,
    );
  if (typeof found !== "function") throw new Error(`There is no function ${target}.`);
  return found as Served;
}

/** A cloud event, whose attributes may be headers beside its data, or stand with it in the body. */
function eventOf({ headers, body, rawBody }: Incoming): unknown {
  const attributes = Object.entries(headers).filter(([name]) => name.startsWith("ce-"));
  if (headers["ce-id"] === undefined) return JSON.parse(String(rawBody));
  return {
    ...Object.fromEntries(attributes.map(([name, value]) => [name.slice(3), value])),
    data: body,
  };
}
