/**
 * Replaces zod's writers of JSON Schema in the build. Every schema names them, so that the
 * bundler keeps them all, and no screen writes a JSON Schema. `aggregateChecks` returns the limits
 * of a schema (`z.string().max(9).maxLength`), which no screen uses either.
 */
export function toJSONSchema(): never {
  throw new Error("JSON Schema is not part of this build.");
}

export const createToJSONSchemaMethod = () => toJSONSchema;
export const createStandardJSONSchemaMethod = () => toJSONSchema;

/** As zod's schemas name them; a build with a name missing warns, and a test fails for that. */
export {
  toJSONSchema as aggregateChecks,
  toJSONSchema as anyProcessor,
  toJSONSchema as arrayProcessor,
  toJSONSchema as bigintProcessor,
  toJSONSchema as booleanProcessor,
  toJSONSchema as catchProcessor,
  toJSONSchema as customProcessor,
  toJSONSchema as dateProcessor,
  toJSONSchema as defaultProcessor,
  toJSONSchema as enumProcessor,
  toJSONSchema as fileProcessor,
  toJSONSchema as functionProcessor,
  toJSONSchema as intersectionProcessor,
  toJSONSchema as lazyProcessor,
  toJSONSchema as literalProcessor,
  toJSONSchema as mapProcessor,
  toJSONSchema as nanProcessor,
  toJSONSchema as neverProcessor,
  toJSONSchema as nonoptionalProcessor,
  toJSONSchema as nullProcessor,
  toJSONSchema as nullableProcessor,
  toJSONSchema as numberProcessor,
  toJSONSchema as objectProcessor,
  toJSONSchema as optionalProcessor,
  toJSONSchema as pipeProcessor,
  toJSONSchema as prefaultProcessor,
  toJSONSchema as promiseProcessor,
  toJSONSchema as readonlyProcessor,
  toJSONSchema as recordProcessor,
  toJSONSchema as setProcessor,
  toJSONSchema as stringProcessor,
  toJSONSchema as successProcessor,
  toJSONSchema as symbolProcessor,
  toJSONSchema as templateLiteralProcessor,
  toJSONSchema as transformProcessor,
  toJSONSchema as tupleProcessor,
  toJSONSchema as undefinedProcessor,
  toJSONSchema as unionProcessor,
  toJSONSchema as unknownProcessor,
  toJSONSchema as voidProcessor,
};
