import { instantSchema } from "@crewline/domain/kernel/time/instant";
import { z } from "zod/mini";

/** Turns the instants of a value into dates, which the SDK stores as timestamps. */
type Convert = (value: unknown) => unknown;

/**
 * Converts the instants of a kind of value into dates; null if its schema has none. The schema
 * decides, never the look of a text: a name that looks like an instant stays a name.
 */
export function instantsOf(schema: z.ZodMiniType): Convert | null {
  if (known.has(schema)) return known.get(schema) ?? null;
  const convert = convertOf(schema);
  known.set(schema, convert);
  return convert;
}

const known = new WeakMap<z.ZodMiniType, Convert | null>();

/** As `instantsOf`, for one field of a document, for example "payable.startsAt". */
export function instantsOfField(schema: z.ZodMiniType, field: string): Convert | null {
  let at: unknown = schema;
  for (const name of field.split(".")) at = shapeOf(at)[name];
  return at instanceof z.ZodMiniType ? instantsOf(at) : null;
}

function convertOf(schema: z.ZodMiniType): Convert | null {
  if (schema === instantSchema) return toDate;
  if (schema instanceof z.ZodMiniObject) return ofFields(schema);
  if (schema instanceof z.ZodMiniArray) return ofElements(inner(schema.def.element));
  if (schema instanceof z.ZodMiniRecord) return ofValues(inner(schema.def.valueType));
  if (schema instanceof z.core.$ZodUnion)
    return ofOptions(schema._zod.def.options.filter(isSchema));
  if (schema instanceof z.ZodMiniPipe) return inner(schema.def.out);
  return isWrapper(schema) ? inner(schema.def.innerType) : null;
}

function toDate(value: unknown): unknown {
  return typeof value === "string" ? new Date(value) : value;
}

function ofFields(schema: z.ZodMiniObject): Convert | null {
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const convert = inner(field);
    return convert === null ? [] : [[name, convert] as const];
  });
  if (fields.length === 0) return null;
  const byName = new Map(fields);
  return (value) => mapFields(value, (field, name) => byName.get(name)?.(field) ?? field);
}

function ofElements(convert: Convert | null): Convert | null {
  if (convert === null) return null;
  return (value) => (Array.isArray(value) ? value.map(convert) : value);
}

function ofValues(convert: Convert | null): Convert | null {
  return convert === null ? null : (value) => mapFields(value, convert);
}

/** The first option that fits the value decides. */
function ofOptions(options: readonly z.ZodMiniType[]): Convert | null {
  if (options.every((option) => instantsOf(option) === null)) return null;
  return (value) => {
    const fitting = options.find((option) => option.safeParse(value).success);
    const convert = fitting === undefined ? null : instantsOf(fitting);
    return convert === null ? value : convert(value);
  };
}

function inner(schema: unknown): Convert | null {
  return isSchema(schema) ? instantsOf(schema) : null;
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return value instanceof z.ZodMiniType;
}

function isWrapper(
  schema: z.ZodMiniType,
): schema is z.ZodMiniOptional | z.ZodMiniNullable | z.ZodMiniDefault {
  return (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  );
}

function shapeOf(schema: unknown): Readonly<Record<string, unknown>> {
  if (schema instanceof z.ZodMiniObject) return schema.shape;
  return isSchema(schema) && isWrapper(schema) ? shapeOf(schema.def.innerType) : {};
}

function mapFields(value: unknown, map: (field: unknown, name: string) => unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, map(field, name)]));
}
