import { instantSchema } from "@crewline/domain/kernel/time/instant";
import { z } from "zod";

/** Turns the instants of a value into dates, which the SDK stores as timestamps. */
type Convert = (value: unknown) => unknown;

/**
 * Converts the instants of a kind of value into dates; null if its schema has none. The schema
 * decides, never the look of a text: a name that looks like an instant stays a name.
 */
export function instantsOf(schema: z.ZodType): Convert | null {
  if (known.has(schema)) return known.get(schema) ?? null;
  const convert = convertOf(schema);
  known.set(schema, convert);
  return convert;
}

const known = new WeakMap<z.ZodType, Convert | null>();

/** As `instantsOf`, for one field of a document, for example "payable.startsAt". */
export function instantsOfField(schema: z.ZodType, field: string): Convert | null {
  let at: unknown = schema;
  for (const name of field.split(".")) at = shapeOf(at)[name];
  return at instanceof z.ZodType ? instantsOf(at) : null;
}

function convertOf(schema: z.ZodType): Convert | null {
  if (schema === instantSchema) return toDate;
  if (schema instanceof z.ZodObject) return ofFields(schema);
  if (schema instanceof z.ZodArray) return ofElements(inner(schema.element));
  if (schema instanceof z.ZodRecord) return ofValues(inner(schema.valueType));
  if (schema instanceof z.ZodUnion) return ofOptions(schema.options.filter(isSchema));
  if (schema instanceof z.ZodPipe) return inner(schema.out);
  return isWrapper(schema) ? inner(schema.unwrap()) : null;
}

function toDate(value: unknown): unknown {
  return typeof value === "string" ? new Date(value) : value;
}

function ofFields(schema: z.ZodObject): Convert | null {
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
function ofOptions(options: readonly z.ZodType[]): Convert | null {
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

function isSchema(value: unknown): value is z.ZodType {
  return value instanceof z.ZodType;
}

function isWrapper(schema: z.ZodType): schema is z.ZodOptional | z.ZodNullable | z.ZodDefault {
  return (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  );
}

function shapeOf(schema: unknown): Readonly<Record<string, unknown>> {
  if (schema instanceof z.ZodObject) return schema.shape;
  return isSchema(schema) && isWrapper(schema) ? shapeOf(schema.unwrap()) : {};
}

function mapFields(value: unknown, map: (field: unknown, name: string) => unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, map(field, name)]));
}
