import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { isAlive } from "./list-processes.ts";
import { endTagged, tagVariable, taggedProcesses } from "./tagged-processes.ts";

const waiting = "setInterval(() => {}, 1000)";
const ended: (() => void)[] = [];

afterEach(() => {
  for (const end of ended.splice(0)) end();
});

function startProcess(script: string, tag: string): Promise<number> {
  const env = { ...process.env, [tagVariable]: tag };
  const ready = `console.log("ready"); ${script}`;
  const child = spawn(process.execPath, ["-e", ready], { env, detached: true });
  ended.push(() => child.kill("SIGKILL"));
  return new Promise((resolve) => child.stdout.once("data", () => resolve(child.pid ?? 0)));
}

test("the processes of one stack are found and ended, those of another are left alone", async () => {
  const [ours, theirs] = [randomUUID(), randomUUID()];
  const mine = await startProcess(waiting, ours);
  const other = await startProcess(waiting, theirs);
  expect(taggedProcesses(ours).map(({ pid }) => pid)).toEqual([mine]);
  expect(await endTagged(ours)).toBe(1);
  expect(taggedProcesses(ours)).toEqual([]);
  expect(isAlive(other)).toBe(true);
});

test("the end of a run also ends the stacks that its parts started", async () => {
  const tag = randomUUID();
  await startProcess(waiting, `${tag}.part`);
  expect(taggedProcesses(`${tag}.emulators`)).toEqual([]);
  expect(await endTagged(tag)).toBe(1);
  expect(taggedProcesses(tag)).toEqual([]);
});

test("a process that ignores the polite signal is ended all the same", async () => {
  vi.useFakeTimers({ toFake: ["Date"], shouldAdvanceTime: true, advanceTimeDelta: 500 });
  const tag = randomUUID();
  await startProcess(`process.on("SIGTERM", () => {}); ${waiting}`, tag);
  await endTagged(tag);
  expect(taggedProcesses(tag)).toEqual([]);
  vi.useRealTimers();
});

test("nothing is ended for a mark that no process carries", async () => {
  expect(await endTagged(randomUUID())).toBe(0);
});
