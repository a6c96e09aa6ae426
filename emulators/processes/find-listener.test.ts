import { expect, test } from "vitest";
import { listeningSockets } from "./find-listener.ts";

const table = [
  "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode",
  "   0: 0100007F:1388 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 701 1 0",
  "   1: 0100007F:1388 0100007F:D2F0 01 00000000:00000000 00:00000000 00000000     0        0 702 1 0",
  "   2: 00000000:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 703 1 0",
  "   3: 0100007F:D2F0 0100007F:1388 01 00000000:00000000 00:00000000 00000000     0        0 704 1 0",
].join("\n");

test("only a listening socket on the local side of the port counts", () => {
  expect(listeningSockets(table, 5000)).toEqual(["701"]);
  expect(listeningSockets(table, 8080)).toEqual(["703"]);
  expect(listeningSockets(table, 54000)).toEqual([]);
});
