import type { z } from "zod/mini";
import { appRouter } from "../../functions/src/api.ts";

/**
 * A part of an input that holds no further parts, and where it is: "employees.add people.[].name".
 */
export interface Leaf {
  path: string;
  schema: z.ZodMiniType;
  type: string;
}

const { _def: definition } = appRouter;

/** The input schema of every procedure that has one, by the procedure's path. */
export function inputSchemas(): Map<string, z.ZodMiniType> {
  const all = Object.entries(record(definition.procedures)).flatMap(([path, procedure]) => {
    const [schema] = Object.values(record(record(record(procedure)["_def"])["inputs"]));
    return isSchema(schema) ? [[path, schema] as const] : [];
  });
  return new Map(all);
}

/** All strings, numbers, arrays, records and whatever else an input is made of. */
export function leavesOf(path: string, schema: z.ZodMiniType): Leaf[] {
  const def: Record<string, unknown> = { ...schema.def };
  const type = String(def["type"]);
  const below = (name: string, inner: unknown) =>
    isSchema(inner) ? leavesOf(`${path}${name}`, inner) : [];
  switch (type) {
    case "object":
      return Object.entries(record(def["shape"])).flatMap(([name, inner]) =>
        below(`.${name}`, inner),
      );
    case "array":
      return [{ path, schema, type }, ...below("[]", def["element"])];
    case "record":
      return [{ path, schema, type }, ...below("{}", def["valueType"])];
    case "union":
      return Object.values(record(def["options"])).flatMap((option) => below("", option));
    case "pipe":
      return below("", isTransform(def["in"]) ? def["out"] : def["in"]);
    case "optional":
    case "nullable":
    case "default":
    case "nonoptional":
      return below("", def["innerType"]);
    default:
      return [{ path, schema, type }];
  }
}

/** The first half of a pipe that accepts anything and prepares it; the second half validates. */
function isTransform(value: unknown): boolean {
  return isSchema(value) && value.def.type === "transform";
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === "object" && value !== null && "safeParse" in value;
}

function record(value: unknown): Record<string, unknown> {
  const isRecord = (typeof value === "object" || typeof value === "function") && value !== null;
  return isRecord ? Object.fromEntries(Object.entries(value)) : {};
}
