import http from "node:http";
import { clockSpeed } from "../clock/clock-shift.ts";
import { checkAuthLazily, requestChecker } from "./check-auth-lazily.ts";
import { busyParts, quietTools } from "./quiet-tools.ts";
import { emulatorParts, shareInstances } from "./share-instances.ts";
import { processParts, shareProcesses } from "./share-processes.ts";

/** Loaded into the emulators' process before firebase-tools. */
quietTools(busyParts(), clockSpeed.times);
shareProcesses(processParts());
shareInstances(emulatorParts());
checkAuthLazily(requestChecker());

/**
 * A function's process closes a connection that was idle for five seconds. A request that reused it
 * in that moment failed with 500, which no deployed function answers.
 */
http.globalAgent = new http.Agent({ keepAlive: false });
