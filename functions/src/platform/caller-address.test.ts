import { describe, expect, test } from "vitest";
import { addressesOf } from "./caller-address.ts";

const deployed = (header: string) => addressesOf(header, "169.254.8.129", false);

describe("behind Google's front end", () => {
  test("the last address is who connected, the one before it who is said to have called", () => {
    expect(deployed("198.51.100.7, 151.101.1.1")).toEqual({
      caller: "198.51.100.7",
      connection: "151.101.1.1",
    });
  });

  test("a caller who invents addresses still has one connection", () => {
    const seen = ["1.1.1.1, 2.2.2.2", "3.3.3.3", "x, <script>"].map(
      (invented) => deployed(`${invented}, 203.0.113.9`).connection,
    );
    expect(new Set(seen)).toEqual(new Set(["203.0.113.9"]));
  });

  test("an invalid address counts as none", () => {
    expect(deployed("unknown, 203.0.113.9")).toEqual({ caller: null, connection: "203.0.113.9" });
    expect(deployed("junk")).toEqual({ caller: null, connection: "169.254.8.129" });
    expect(deployed("")).toEqual({ caller: null, connection: "169.254.8.129" });
    expect(addressesOf("junk", null, false).connection).toBe("unknown");
  });

  test.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
  ])("of %s the network counts: %s", (address, network) => {
    expect(deployed(address).connection).toBe(network);
  });
});

describe("at the emulators", () => {
  test("a program of this machine has no address", () => {
    expect(addressesOf("", "127.0.0.1", true)).toEqual({ caller: null, connection: null });
  });

  test("a request with the header comes from the socket's address", () => {
    const seen = ["1.1.1.1", "1.1.1.1, 2.2.2.2"].map((it) => addressesOf(it, "127.0.0.1", true));
    expect(seen).toEqual([
      { caller: "1.1.1.1", connection: "127.0.0.1" },
      { caller: "2.2.2.2", connection: "127.0.0.1" },
    ]);
  });
});
