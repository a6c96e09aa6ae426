/**
 * Replaces the library re2js in the build. Firestore needs it only to match patterns in
 * pipelines, which this product does not send, and it is a quarter of Firestore's bytes.
 */
export const RE2JS = {
  compile(pattern: string): never {
    throw new Error(`Firestore pipelines are not part of this build (pattern ${pattern}).`);
  },
};
