import { gzipSync } from "node:zlib";
import { randomUUID } from "node:crypto";
import { aLogin } from "../../support/auth-emulator.ts";
import { runAttacks } from "./run-attacks.ts";
import type { Attempt } from "./run-attacks.ts";
import type { Headers } from "./stack-doors.ts";
import { asJson, bearer, mannersOf, refusal, send } from "./stack-doors.ts";

/** Bodies that are too large, too deep, or of a type that another site's page may send. */
const me = bearer((await aLogin()).idToken);

const input = () => JSON.stringify({ idempotencyKey: randomUUID(), displayName: "Kim" });
const post = (body: string | Buffer, headers: Headers = asJson) =>
  send("POST", "/api/trpc/user.save", { headers: { ...me, ...headers }, body });

/** The framework reads a body before our code: what it cannot read, it refuses in its own words. */
const byFramework = (status: number) => ({ ...refusal(status), isJson: false });

const within = (
  what: string,
  make: () => [string | Buffer, Headers?],
  expected: object,
): Attempt => ({
  what,
  how: async () => {
    const [body, headers] = make();
    const startedAt = performance.now();
    const reply = await post(body, headers);
    return { ...mannersOf(reply), isSlow: performance.now() - startedAt > 2000 };
  },
  expected: { ...expected, isSlow: false },
});

const sized = (bytes: number) => {
  const text = input();
  return text + " ".repeat(bytes - Buffer.byteLength(text));
};
const manyKeys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i])));
const zipped = { ...asJson, "content-encoding": "gzip" };

const typed = (type: string | null, status = 415): Attempt => ({
  what: type ?? "no type at all",
  how: async () => mannersOf(await post(input(), type === null ? {} : { "content-type": type })),
  expected: refusal(status),
});

runAttacks("bodies", [
  {
    row: 46,
    about: "bodies that are too large, too deep or not what they seem",
    honestly: [
      within("a small one", () => [input()], refusal(200)),
      within("256 KB", () => [sized(256 * 1024)], refusal(200)),
      within("small and compressed", () => [gzipSync(input()), zipped], refusal(200)),
    ],
    attacks: [
      within("a byte above 256 KB", () => [sized(256 * 1024 + 1)], refusal(413)),
      within("lists 10,000 deep", () => ["[".repeat(10_000) + "]".repeat(10_000)], refusal(400)),
      within(
        "objects 10,000 deep",
        () => [`${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`],
        refusal(400),
      ),
      within("100,000 keys", () => [manyKeys(100_000)], refusal(413)),
      within("10,000 keys", () => [manyKeys(10_000)], refusal(400)),
      // No larger: the emulators' own proxy does not survive many times this in a loaded run.
      within("2 MB", () => [sized(2_000_000)], refusal(413)),
      within(
        "1 MB that grows out of 1 KB",
        () => [gzipSync(Buffer.alloc(1_000_000, " ")), zipped],
        byFramework(400),
      ),
      // Above 32 MB the framework refuses before it has read all, which ends the emulators' proxy.
      within("a bomb of 30 MB", () => [gzipSync(sized(30_000_000)), zipped], refusal(413)),
      within("not compressed, though it says so", () => [input(), zipped], byFramework(400)),
      within(
        "compressed in an unknown way",
        () => [input(), { ...asJson, "content-encoding": "x" }],
        byFramework(415),
      ),
      within("half an object", () => ["{"], byFramework(400)),
      within("no object", () => ['"text"'], byFramework(400)),
      within("a byte order mark and nothing", () => ["\ufeff"], refusal(400)),
      within("no body", () => [""], refusal(400)),
    ],
  },
  {
    row: 47,
    about: "bodies of a type that another site may send",
    honestly: [typed("application/json", 200), typed("Application/JSON; charset=UTF-8", 200)],
    attacks: [
      "multipart/form-data; boundary=x",
      "text/plain",
      "text/plain; application/json",
      "application/x-www-form-urlencoded",
      "text/json",
      "application/json-patch+json",
      "application/octet-stream",
      "*/*",
      null,
    ]
      .map((type) => typed(type))
      .concat(typed("application/json;charset=utf-7"), typed("application/json, text/plain")),
  },
]);
