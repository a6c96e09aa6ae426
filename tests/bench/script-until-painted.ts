import type { CDPSession } from "playwright-core";

/** Of a trace: microseconds, "X" for a span. */
interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
}

const scripts = new Set(["FunctionCall", "EvaluateScript", "RunMicrotasks"]);

/**
 * The milliseconds of script on the page's thread from an act, such as `actUntilPainted`, to the
 * paint of what it wants; what the page does after the paint does not count.
 */
export async function scriptUntilPainted(
  session: CDPSession,
  act: () => Promise<unknown>,
): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  session.on("Tracing.dataCollected", collect);
  const ended = new Promise((done) => session.once("Tracing.tracingComplete", done));
  const includedCategories = ["devtools.timeline", "blink.user_timing"];
  await session.send("Tracing.start", { traceConfig: { includedCategories } });
  await act();
  await session.send("Tracing.end");
  await ended;
  session.off("Tracing.dataCollected", collect);
  return scriptMsBetweenMarks(events);
}

function scriptMsBetweenMarks(events: readonly TraceEvent[]): number {
  const begin = events.find(({ name }) => name === "bench-begin");
  const end = events.find(({ name }) => name === "bench-end");
  if (begin === undefined || end === undefined) throw new Error("The trace has no marks.");
  const spans = events
    .filter(
      ({ name, ph, pid, tid }) =>
        ph === "X" && scripts.has(name) && pid === begin.pid && tid === begin.tid,
    )
    .map(({ ts, dur = 0 }) => ({ from: ts, to: ts + dur }))
    .filter(({ from, to }) => to > begin.ts && from < end.ts)
    .toSorted((a, b) => a.from - b.from);
  // Spans lie within each other; each moment counts once.
  let [sum, until] = [0, begin.ts];
  for (const { from, to } of spans) {
    sum += Math.max(0, Math.min(to, end.ts) - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum / 1000;
}
