import { expect, test } from "vitest";
import { aCompany, aMember } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";

const screen = "employees";
const view = (name: string) => ({ name, params: { sort: "-name" } });

test("a view gets another name once, and the views of others keep theirs", async () => {
  const company = await aCompany();
  const manager = await aMember(company, { role: "manager", name: "Max" });
  const { settings } = company.owner.api;
  for (const api of [company.owner.api, manager.api]) {
    await api.settings.saveView.mutate({ ...anAttempt(), screen, view: view("Mine") });
  }
  const rename = { ...anAttempt(), screen, name: "mine", newName: "Ours" };
  await settings.renameView.mutate(rename);
  await settings.renameView.mutate(rename);
  const store = await company.read();
  expect(await store.listViews(company.owner.login.uid).get(screen)).toMatchObject({
    views: [view("Ours")],
    version: 2,
  });
  expect(await store.listViews(manager.login.uid).get(screen)).toMatchObject({
    views: [view("Mine")],
  });
});

test("a view does not take the name of another, and a removed one is refused", async () => {
  const { owner } = await aCompany();
  const { settings } = owner.api;
  for (const name of ["Mine", "Ours"]) {
    await settings.saveView.mutate({ ...anAttempt(), screen, view: view(name) });
  }
  const rename = (name: string, newName: string) =>
    refusalOf(settings.renameView.mutate({ ...anAttempt(), screen, name, newName }));
  expect(await rename("Mine", "OURS")).toMatchObject({
    fieldErrors: { newName: "There is already a view called OURS." },
  });
  expect(await rename("Gone", "Theirs")).toMatchObject({ code: "NOT_FOUND" });
});
