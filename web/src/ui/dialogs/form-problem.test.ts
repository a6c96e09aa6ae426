import { expect, test } from "vitest";
import { problemOfIssues } from "./form-problem.ts";

test("each field keeps its first message, under its whole path", () => {
  const issues = [
    { path: ["people", 0, "name"], message: "Enter a name." },
    { path: ["people", 0, "name"], message: "Use at most 80 characters." },
    { path: ["ratesFrom"], message: "Choose a day." },
  ];
  expect(problemOfIssues(issues, ({ message }) => message)).toEqual({
    message: "Check the marked fields.",
    fieldErrors: { "people.0.name": "Enter a name.", ratesFrom: "Choose a day." },
  });
});

test("a code is put into the words of the person at the screen", () => {
  const issues = [{ path: ["name"], message: "enterName" }];
  const { fieldErrors } = problemOfIssues(issues, ({ message }) => `(${message})`);
  expect(fieldErrors).toEqual({ name: "(enterName)" });
});
