/** The header that names the function for which a request comes. */
export const targetHeader = "x-local-function";
