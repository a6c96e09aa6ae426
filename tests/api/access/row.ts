import type { inferRouterInputs } from "@trpc/server";
import type { Area } from "@crewline/domain/kernel/access/area";
import type { ActionOf } from "@crewline/domain/kernel/access/permissions";
import type { AppRouter } from "@crewline/functions/api";
import type { Things } from "./things.ts";

type Inputs = inferRouterInputs<AppRouter>;

/** Every procedure by its path, for example "locations.save". */
export type Path = {
  [A in keyof Inputs]: `${A}.${Extract<keyof Inputs[A], string>}`;
}[keyof Inputs];

type InputOf<P extends Path> = P extends `${infer A}.${infer N}`
  ? A extends keyof Inputs
    ? N extends keyof Inputs[A]
      ? Inputs[A][N]
      : never
    : never
  : never;

/** A row of the permission table as one word: "timeEntries.approve". */
export type PermissionName = { [A in Area]: `${A}.${ActionOf<A>}` }[Area];

/** The guard of a procedure: a permission, a lower guard, or a paired tablet, which is no one. */
export type Guard = "anyone" | "signedIn" | "staff" | "kiosk" | PermissionName;

/** One procedure: who may call it, and a small valid input about the things of a company. */
interface Facts<I> {
  guard: Guard;
  /** The key of the attempt is added to it; `version` is the one that an edit starts from. */
  input: (things: Things, version: number) => WithoutKey<I>;
  /**
   * "company" where the whole company may name these things, however far the right reaches;
   * "author" where only admins do, and who has made the thing: the owner made all of them; "person"
   * where only the employee may whom they concern.
   */
  reach?: "company" | "author" | "person";
  /** "each" if the answer lists what prevents each record, instead of failing. */
  elsewhere?: "each";
  /** True if a recent sign-in is required. */
  recent?: true;
}

type WithoutKey<I> = I extends object ? Omit<I, "idempotencyKey"> : I;
type WithoutInput<I> = Omit<Facts<I>, "input"> & Partial<Pick<Facts<I>, "input">>;

/** A procedure without an input needs none here. */
export type Row<P extends Path> =
  undefined extends InputOf<P> ? WithoutInput<InputOf<P>> : Facts<InputOf<P>>;

/** A row as the generator reads it, for any procedure. */
export type AnyRow = WithoutInput<object | undefined>;
