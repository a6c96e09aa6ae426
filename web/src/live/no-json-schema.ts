/**
 * Stands in for zod's writers of JSON Schema in the build. Every schema names them, so that the
 * bundler keeps them all, and no screen writes a JSON Schema.
 */
export function toJSONSchema(): never {
  throw new Error("JSON Schema is not part of this build.");
}

export const createToJSONSchemaMethod = () => toJSONSchema;
export const createStandardJSONSchemaMethod = () => toJSONSchema;
