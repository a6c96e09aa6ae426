import type { SessionMemory } from "./session-memory.ts";

/** Asks our server for the session; waits for the last question, too: only its answer counts. */
export async function askSession(memory: SessionMemory): Promise<void> {
  memory.asking = askOnce(memory);
  for (let asked = null; asked !== memory.asking; await asked) asked = memory.asking;
}

/** Keeps the last session when there is no answer: being offline is not being signed out. */
async function askOnce(memory: SessionMemory): Promise<void> {
  const turn = ++memory.askTurn;
  memory.lastAskedMs = memory.ports.nowMs();
  try {
    const session = await memory.ports.calls.getSession();
    if (turn === memory.askTurn) memory.session = session;
    memory.publish({ answer: "given" });
  } catch (error) {
    memory.logFailure(error);
    memory.publish({ answer: "missing" });
  }
}
