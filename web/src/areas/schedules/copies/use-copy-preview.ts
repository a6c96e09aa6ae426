import { useQuery } from "@tanstack/react-query";
import type { WeekPreview } from "@crewline/domain/records/schedules/week-copy";
import { useState } from "react";
import type { Problem } from "../../../api/problem.ts";
import { problemOf } from "../../../api/problem.ts";
import { trpc, trpcClient } from "../../../api/trpc.ts";
import type { CopyForm } from "./copy-form.ts";
import { copyProblems, weekStartsOf } from "./copy-form.ts";
import type { Copy } from "./use-shift-batches.ts";

/**
 * What a copy does to each week, once it is asked for, and at once where nothing is left to choose
 * (`isFirst`). `weeks` are null while the fields are shown.
 */
export function useCopyPreview(form: CopyForm, copy: Copy, isFirst: boolean) {
  const [isOpening, setOpening] = useState(isFirst);
  const [loaded, setLoaded] = useState<readonly WeekPreview[] | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const input = { ...copy, weekStarts: weekStartsOf(form) };
  const first = useQuery({
    ...trpc.schedules.previewCopy.queryOptions(input),
    enabled: isOpening,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const opening = isOpening && first.error !== null ? problemOf(first.error) : null;

  const preview = async () => {
    const found = copyProblems(form);
    setProblems(found);
    setRefusal(null);
    setOpening(false);
    if (Object.keys(found).length > 0) return;
    setChecking(true);
    try {
      setLoaded((await trpcClient.schedules.previewCopy.query(input)).weeks);
    } catch (error) {
      setRefusal(problemOf(error));
    }
    setChecking(false);
  };
  const back = () => {
    setLoaded(null);
    setOpening(false);
  };
  return {
    weeks: loaded ?? (isOpening ? (first.data?.weeks ?? null) : null),
    isRunning: isChecking || (isOpening && first.isFetching),
    problem: refusal ?? opening,
    problems,
    preview,
    back,
  };
}
