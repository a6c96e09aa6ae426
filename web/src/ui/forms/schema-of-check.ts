import type { Schema } from "./form-definition.ts";

/** The errors of a form, by field; none where its values may be sent. */
type Errors = Readonly<Record<string, string | undefined>>;

/** A schema of a function that knows what is wrong with values of the right type. */
export function schemaOfCheck<T>(check: (values: T) => Errors): Schema<T> {
  return {
    safeParse: (value) => {
      // The form's own input gives the values their type.
      const data = value as T;
      const issues = Object.entries(check(data)).flatMap(([field, message]) =>
        message === undefined ? [] : [{ path: field.split("."), message }],
      );
      return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } };
    },
  };
}
