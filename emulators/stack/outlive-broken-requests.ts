/**
 * Loaded into the emulators' process before firebase-tools. When a client disconnects early,
 * version 14 answers the request a second time, and that error ends all emulators with their data
 * ("Cannot write headers after they are sent", functionsRuntimeWorker.js). Such an error concerns
 * one request; every other one still ends the process as before.
 */
const ofOneRequest = new Set(["ERR_HTTP_HEADERS_SENT", "ERR_STREAM_WRITE_AFTER_END", "EPIPE"]);

type Listener = (...args: unknown[]) => void;

const add = process.on.bind(process) as (event: string, listener: Listener) => NodeJS.Process;

Object.assign(process, {
  on: (event: string, listener: Listener) =>
    add(event, event === "uncaughtException" ? unlessOfOneRequest(listener) : listener),
});

function unlessOfOneRequest(end: Listener): Listener {
  return (error, ...rest) => {
    const isOfOneRequest =
      error instanceof Error && "code" in error && ofOneRequest.has(String(error.code));
    if (isOfOneRequest) console.error(`A request was broken off: ${error.message}`);
    else end(error, ...rest);
  };
}
