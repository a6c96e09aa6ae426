import { describe, expect, test } from "vitest";
import { Refusal } from "./reply.ts";
import { bodyKindOf, parseBody } from "./request-body.ts";

function statusOf(run: () => unknown): number {
  try {
    run();
    return 200;
  } catch (error) {
    if (error instanceof Refusal) return error.reply.status;
    throw error;
  }
}

const parseForm = (text: string) => parseBody("form", Buffer.from(text));
const parseJson = (text: string) => parseBody("json", Buffer.from(text));

describe("the content type", () => {
  test.each([
    ["application/json", "json"],
    ["Application/JSON; charset=UTF-8", "json"],
    ["application/x-www-form-urlencoded;charset=utf-8", "form"],
  ])("%s is %s", (contentType, kind) => {
    expect(bodyKindOf(contentType)).toBe(kind);
  });

  test.each([
    undefined,
    "",
    "text/plain",
    "multipart/form-data; boundary=x",
    "application/json;charset=utf-7",
    "application/json, text/plain",
    "application/jsonp",
    "text/plain; application/json",
  ])("%s is refused with 415", (contentType) => {
    expect(statusOf(() => bodyKindOf(contentType))).toBe(415);
  });
});

describe("a form", () => {
  test("has texts, and lists for what is repeated", () => {
    expect(parseForm("a=1&b=x+y%21&a=2&c=")).toEqual({ a: ["1", "2"], b: "x y!", c: "" });
  });

  test("never nests", () => {
    expect(parseForm("a[b]=1&a.c=2")).toEqual({ "a[b]": "1", "a.c": "2" });
  });

  test("cannot touch what every object inherits", () => {
    const body = parseForm("__proto__=x&__proto__[admin]=1&constructor=y");
    expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
    expect(Reflect.get({}, "admin")).toBeUndefined();
  });
});

describe("JSON", () => {
  test("gives its fields, without replacing the prototype", () => {
    const body = parseJson('{"a":1,"__proto__":{"admin":true}}');
    expect(body["a"]).toBe(1);
    expect(Reflect.get({}, "admin")).toBeUndefined();
    expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
  });

  test.each(["", "{", "null", "1", '"a"', "[]", "{}{}", `${"[".repeat(8000)}`])(
    "%.20s is refused with 400",
    (text) => expect(statusOf(() => parseJson(text))).toBe(400),
  );
});
