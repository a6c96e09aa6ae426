/** The region in which all functions and their task queues run. */
export const REGION = "us-central1";
