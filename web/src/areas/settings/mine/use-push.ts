import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PushDeviceId } from "@crewline/domain/kernel/ids/record-ids";
import { queryClient } from "../../../api/query-client.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { presentDeviceId, pushSupport, subscribe, unsubscribe } from "./push-browser.ts";

const HERE = ["pushDeviceHere"];

/** What a person can do about notifications on their devices. */
export function usePush() {
  const listed = useQuery({ ...trpc.user.pushDevices.queryOptions(), staleTime: 0 });
  const here = useQuery({ queryKey: HERE, queryFn: presentDeviceId, staleTime: 0 });
  const [support, setSupport] = useState(pushSupport);
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const starting = useCommand(trpc.user.startPush.mutationOptions());
  const stopping = useCommand(trpc.user.stopPush.mutationOptions());
  const notify = useNotice();

  const renew = async () => {
    setSupport(pushSupport());
    await queryClient.invalidateQueries({ queryKey: HERE });
    await queryClient.invalidateQueries(trpc.user.pushDevices.queryFilter());
  };
  const start = async (publicKey: string) => {
    setIsAsking(true);
    setFailure(null);
    try {
      const keys = await subscribe(publicKey);
      if (keys !== null && (await starting.run(keys)) !== null) notify("Notifications are on.");
      else await unsubscribe();
    } catch {
      setFailure("This browser could not reach its push service. Try again later.");
    }
    setIsAsking(false);
    await renew();
  };
  const stop = async (deviceId: PushDeviceId) => {
    if (deviceId === here.data) await unsubscribe().catch(() => undefined);
    if ((await stopping.run({ deviceId })) !== null) notify("Notifications are off.");
    await renew();
  };
  return {
    listed,
    deviceId: here.data ?? null,
    support,
    start,
    stop,
    isRunning: isAsking || starting.isRunning || stopping.isRunning,
    failure,
    problem: starting.problem ?? stopping.problem,
  };
}
