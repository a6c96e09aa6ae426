/** The fields of a log line other than its message; never a cookie, a token or a password. */
export type LogFields = Readonly<Record<string, unknown>>;

type Severity = "DEBUG" | "INFO" | "WARNING" | "ERROR";

/** Writes one line of JSON for each event, in the form that Cloud Logging reads. */
export const log = {
  debug: (message: string, fields?: LogFields) => write("DEBUG", message, fields),
  info: (message: string, fields?: LogFields) => write("INFO", message, fields),
  warn: (message: string, fields?: LogFields) => write("WARNING", message, fields),
  error: (message: string, fields?: LogFields) => write("ERROR", message, fields),
};

function write(severity: Severity, message: string, fields: LogFields = {}): void {
  process.stdout.write(`${formatLine(severity, message, fields)}\n`);
}

/** The line itself: JSON escapes every line break, so that one event stays one line. */
export function formatLine(severity: Severity, message: string, fields: LogFields): string {
  return JSON.stringify({ ...fields, severity, message }, (_key, value: unknown) =>
    value instanceof Error ? describeError(value) : value,
  );
}

function describeError(error: Error): object {
  const code = "code" in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: error.cause };
  return { name: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}
