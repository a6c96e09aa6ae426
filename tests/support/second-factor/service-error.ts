/** A refusal in the identity service's own words; the SDK makes its error codes out of them. */
export class ServiceError extends Error {
  readonly body: { error: { code: number; message: string; errors: object[] } };

  constructor(message: string) {
    super(message);
    const errors = [{ message, reason: "invalid", domain: "global" }];
    this.body = { error: { code: 400, message, errors } };
  }
}
