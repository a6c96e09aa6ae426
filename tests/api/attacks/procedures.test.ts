import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { aCompany, aMember, aStaffMember, anEmployee } from "../../support/a-company.ts";
import { ask, attempt, forbidden, missing, ok, one, place, tell } from "./call-procedures.ts";
import { runAttacks } from "./run-attacks.ts";
import type { Attempt } from "./run-attacks.ts";
import { asJson, bearer, codesOf, mannersOf, queryPath, refusal, send } from "./stack-doors.ts";

/** The inputs of the procedures, through Hosting: targets and forms. */
const [mine, foreign] = await Promise.all([aCompany(), aCompany({ name: "Other Coffee" })]);
const [employee, staff, foreignEmployeeId] = await Promise.all([
  aMember(mine, { name: "Eve" }),
  aStaffMember(),
  anEmployee(foreign),
]);
const owner = bearer(mine.owner.login.idToken);
const eve = bearer(employee.login.idToken);

/** A person's id, the same for a missing person and for one of another company. */
const aboutPerson = (employeeId: string) =>
  tell("employees.saveProfile", owner, {
    expectedVersion: 1,
    employeeId,
    profile: { email: null, phone: null, notes: "" },
  });
const aboutPlace = (locationId: string) =>
  tell("locations.restore", owner, { expectedVersion: 1, locationId });

async function sameAsNothing(about: (id: string) => ReturnType<typeof send>, id: string) {
  const [theirs, nothing] = await Promise.all([about(id), about(randomUUID())]);
  const said = ({ status, text }: typeof theirs) => [status, JSON.parse(text).error.message];
  return {
    ...codesOf(theirs),
    isSame: JSON.stringify(said(theirs)) === JSON.stringify(said(nothing)),
  };
}
const hidden = { ...missing, isSame: true };

const polluted = (what: string, json: string, expected: object = ok): Attempt => ({
  what,
  how: async () => {
    const body = json.replace("KEY", randomUUID());
    const given = codesOf(
      await send("POST", "/api/trpc/user.save", { headers: { ...eve, ...asJson }, body }),
    );
    return { ...given, afterwards: codesOf(await ask("users.list", eve)) };
  },
  expected: { ...expected, afterwards: forbidden },
});
const rest = '"idempotencyKey":"KEY","displayName":"Eve"';

const named = (path: string, status: number): Attempt => ({
  what: path,
  how: async () => mannersOf(await send("GET", `/api/trpc/${path}`, { headers: owner })),
  expected: refusal(status),
});

runAttacks("procedures", [
  {
    row: 36,
    about: "things of another company",
    honestly: [
      attempt(
        "a thing of the caller's",
        () => tell("locations.add", owner, { location: { ...place, name: randomUUID() } }),
        ok,
      ),
    ],
    attacks: [
      {
        what: "an employee",
        how: () => sameAsNothing(aboutPerson, foreignEmployeeId),
        expected: hidden,
      },
      {
        what: "a location",
        how: () => sameAsNothing(aboutPlace, foreign.harbor),
        expected: hidden,
      },
      {
        what: "the company itself as an id",
        how: () => sameAsNothing(aboutPlace, foreign.companyId),
        expected: hidden,
      },
      {
        what: "the company in the input",
        how: async () => {
          const name = randomUUID();
          await tell("locations.add", owner, {
            companyId: foreign.companyId,
            location: { ...place, name, companyId: foreign.companyId },
          });
          const places = await (await foreign.read()).locations.list([]);
          return places.some((found) => found.name === name);
        },
        expected: false,
      },
      ...[
        "../x",
        "a/b",
        `../${foreign.companyId}/locations/${foreign.harbor}`,
        "",
        "__x__",
        ".",
      ].map((id) =>
        attempt(
          `the id "${id.slice(0, 12)}"`,
          () => aboutPlace(id),
          expect.objectContaining({ status: 400 }),
        ),
      ),
    ],
  },
  {
    row: 39,
    about: "batches of what one may and may not",
    honestly: [
      attempt(
        "by product staff",
        () =>
          send("GET", "/api/trpc/user.userInfo,users.list?batch=1&input=%7B%7D", {
            headers: bearer(staff.login.idToken),
          }),
        { status: 200, codes: ["OK", "OK"] },
      ),
    ],
    attacks: [
      {
        what: "the second is for others",
        how: async () => {
          const reply = await send(
            "GET",
            "/api/trpc/user.userInfo,users.list?batch=1&input=%7B%7D",
            { headers: eve },
          );
          return { ...codesOf(reply), leaks: reply.text.includes(staff.login.email) };
        },
        expected: { status: 207, codes: ["OK", "FORBIDDEN"], leaks: false },
      },
      attempt(
        "all are for others",
        () =>
          send("GET", "/api/trpc/users.list,companyOptions.list?batch=1&input=%7B%7D", {
            headers: eve,
          }),
        { status: 403, codes: ["FORBIDDEN", "FORBIDDEN"] },
      ),
      attempt(
        "no sign-in",
        () => send("GET", "/api/trpc/user.userInfo,users.list?batch=1&input=%7B%7D"),
        { status: 401, codes: ["UNAUTHORIZED", "UNAUTHORIZED"] },
      ),
      attempt(
        "eleven",
        () =>
          send("GET", `/api/trpc/${Array(11).fill("user.userInfo").join()}?batch=1&input=%7B%7D`, {
            headers: eve,
          }),
        expect.objectContaining({ status: 400 }),
      ),
    ],
  },
  {
    row: 41,
    about: "queries as mutations and the reverse",
    honestly: [attempt("as they are", () => tell("user.save", eve, { displayName: "Eve" }), ok)],
    attacks: [
      attempt(
        "both in one batch",
        () =>
          send("GET", "/api/trpc/user.userInfo,user.save?batch=1&input=%7B%7D", { headers: eve }),
        expect.objectContaining({ status: 400 }),
      ),
      attempt(
        "a mutation by GET",
        () => ask("user.save", eve, { displayName: "x", idempotencyKey: randomUUID() }),
        one(405, "METHOD_NOT_SUPPORTED"),
      ),
      attempt(
        "a query by POST",
        () => tell("user.userInfo", eve, {}),
        one(405, "METHOD_NOT_SUPPORTED"),
      ),
      attempt(
        "a mutation by HEAD changes nothing",
        async () => {
          await send(
            "HEAD",
            queryPath("user.save", { displayName: "Mallory", idempotencyKey: randomUUID() }),
            { headers: eve },
          );
          const { text } = await ask("user.userInfo", eve);
          return {
            status: text.includes("Mallory") ? 500 : 200,
            headers: {},
            text: '{"result":{}}',
          };
        },
        ok,
      ),
    ],
  },
  {
    row: 42,
    about: "names of procedures that every object has",
    honestly: [attempt("a procedure's own", () => ask("user.userInfo", eve), ok)],
    attacks: [
      ...["__proto__", "constructor", "toString", "user.__proto__", "user.constructor", "user"].map(
        (path) => named(path, 404),
      ),
      ...[
        "user.userInfo.__proto__",
        "hasOwnProperty",
        "%2e%2e",
        "user..userInfo",
        "user.userinfo",
      ].map((path) => named(path, 404)),
      ...[
        "__proto__,constructor?batch=1&input=%7B%7D",
        "user.userInfo%00",
        "%5f%5fproto%5f%5f",
      ].map((path) => named(path, 404)),
      named("user.findInvitation?input=%7B", 400),
      named("user.findInvitation?batch=1&input=%7B%22__proto__%22%3A%7B%7D%7D", 400),
    ],
  },
  {
    row: 44,
    about: "inputs that would change every object",
    honestly: [polluted("a plain input", `{${rest}}`)],
    attacks: [
      polluted("a prototype", `{"__proto__":{"admin":true,"isStaff":true},${rest}}`),
      polluted(
        "a constructor's prototype",
        `{"constructor":{"prototype":{"isStaff":true}},${rest}}`,
      ),
      polluted(
        "a prototype as the name",
        `{"idempotencyKey":"KEY","displayName":{"__proto__":"x"}}`,
        one(400, "BAD_REQUEST"),
      ),
      polluted(
        "a prototype as the key",
        `{"idempotencyKey":"__proto__","displayName":"x"}`,
        one(400, "BAD_REQUEST"),
      ),
    ],
  },
]);
