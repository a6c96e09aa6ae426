import { sessionCalls } from "./session-calls.ts";

interface Call {
  method: string;
  path: string;
  form: Record<string, string>;
  json: unknown;
}

type Answer = (call: Call) => {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
};

/** The calls against a server that answers as told; `made` records what was sent. */
export function aServer(answer: Answer) {
  const made: Call[] = [];
  const went: string[] = [];
  const browser = {
    href: () => "https://app.example/employees?tab=pay",
    goTo: (url: string) => void went.push(url),
    reload: () => void went.push("reload"),
  };
  const calls = sessionCalls(async (input, init) => {
    const form = init?.body instanceof URLSearchParams ? Object.fromEntries(init.body) : {};
    const json = typeof init?.body === "string" ? JSON.parse(init.body) : null;
    const path = input instanceof Request ? input.url : input.toString();
    const call = { method: init?.method ?? "GET", path, form, json };
    made.push(call);
    const { status = 200, body, headers = {} } = answer(call);
    return new Response(JSON.stringify(body), { status, headers });
  }, browser);
  return { calls, made, went };
}

export const home = { url: "https://app.example/" };
const providers = { firebase: { id: "firebase", type: "credentials" }, mail: { type: "email" } };
export const stay = { idToken: "id-token", redirect: false, callbackUrl: "/employees" };

/** Answers providers and csrf as usual, and sign-in and sign-out as told. */
export const usual =
  (post: Answer): Answer =>
  (call) => {
    if (call.path.endsWith("/providers")) return { body: providers };
    if (call.path.endsWith("/csrf")) return { body: { csrfToken: "c".repeat(64) } };
    return post(call);
  };
