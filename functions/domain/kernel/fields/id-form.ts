/**
 * An id of a document: made by the store or by the client as a UUID. Firestore keeps names between
 * two pairs of underscores to itself and fails on them.
 */
export const idForm = /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/;
