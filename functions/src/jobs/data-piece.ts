import type { PieceResult } from "@crewline/domain/rules/data-jobs/data-job-rules";

/** A part of a data job that a task does in one go; done twice, it finds nothing more to change. */
export interface Piece {
  /** Sorts the pieces of a job, so that one that was cut off goes on behind the last. */
  key: string;
  run: () => Promise<Omit<PieceResult, "key">>;
}
