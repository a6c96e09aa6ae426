import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { TRPC_ERROR_CODE_KEY } from "@trpc/server/rpc";
import type { RuleCode } from "@crewline/domain/rules/violations/rule-facts";
import type { AppRouter } from "@crewline/functions/api";

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

/** A procedure by area and name, for example "timeEntries.clockIn". */
export type Procedure = {
  [A in keyof Outputs]: `${A}.${Extract<keyof Outputs[A], string>}`;
}[keyof Outputs];

type PartOf<Parts, P extends Procedure> = P extends `${infer A}.${infer N}`
  ? A extends keyof Parts
    ? N extends keyof Parts[A]
      ? Parts[A][N]
      : never
    : never
  : never;
type InputOf<P extends Procedure> = PartOf<Inputs, P>;
type OutputOf<P extends Procedure> = PartOf<Outputs, P>;

interface Refusal {
  code: TRPC_ERROR_CODE_KEY;
  message: string;
  rule?: RuleCode;
  /** The facts of the rule. */
  facts?: object;
  fieldErrors?: Readonly<Record<string, string>>;
}

/** A refusal of the server, with its sentence. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** The call is cut off, so that the app cannot know whether the server did the work. */
export class CutOff extends Error {}

type Answer = (input: unknown) => unknown;

const answers = new Map<string, Answer>();
/** What a screen sends by itself, also when it closes after the test. */
const alwaysAnswered = new Map<string, Answer>([
  ["schedules.reportPresence", () => ({})],
  ["schedules.shiftTemplates", () => ({ templates: [] })],
  ["schedules.exceededBudgets", () => ({ exceeded: [] })],
  ["schedules.publishBlocks", () => ({ blocked: [] })],
  ["schedules.weekVersion", () => ({ version: 0 })],
  ["schedules.recurringShifts", () => ({ recurringShifts: [] })],
]);
let calls: { procedure: string; input: unknown }[] = [];

/** The server: what it answers to each procedure, and what it was sent. */
export const api = {
  /**
   * The function may return a promise, for an answer on its way, or throw `Refused` or `CutOff`.
   */
  answer: <P extends Procedure>(
    procedure: P,
    give: (input: InputOf<P>) => OutputOf<P> | Promise<OutputOf<P>>,
  ): void => {
    answers.set(procedure, give as Answer);
  },
  sent: <P extends Procedure>(procedure: P): InputOf<P>[] =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input as InputOf<P>),
  /** The procedures that were called, in order, but those that only read. */
  procedures: (): string[] =>
    calls.map(({ procedure }) => procedure).filter((name) => answers.has(name)),
  clear: (): void => {
    answers.clear();
    calls = [];
  },
};

/** Takes the place of `fetch`: answers a batch of calls as tRPC's HTTP handler does. */
export async function fakeFetch(address: string, init: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const procedures = pathname.replace("/api/trpc/", "").split(",");
  const text = init.method === "POST" ? init.body : searchParams.get("input");
  const inputs = JSON.parse(typeof text === "string" ? text : "{}") as Record<string, unknown>;
  const results = await Promise.all(
    procedures.map((procedure, index) => resultOf(procedure, inputs[index])),
  );
  return Response.json(results);
}

async function resultOf(procedure: string, input: unknown): Promise<object> {
  calls.push({ procedure, input });
  const give = answers.get(procedure) ?? alwaysAnswered.get(procedure);
  try {
    if (give === undefined) throw new Error(`No answer is set for ${procedure}.`);
    return { result: { data: await give(input) } };
  } catch (error) {
    if (error instanceof CutOff) throw new TypeError("Failed to fetch", { cause: error });
    return { error: errorOf(error) };
  }
}

function errorOf(error: unknown): object {
  const refusal: Refusal =
    error instanceof Refused
      ? error.refusal
      : { code: "INTERNAL_SERVER_ERROR", message: String(error) };
  const { code, message, rule, facts = {}, fieldErrors } = refusal;
  const data = {
    code,
    rule: rule === undefined ? null : { code: rule, fields: facts },
    fieldErrors: fieldErrors ?? null,
    requestId: null,
  };
  return { message, code: -32_600, data };
}
