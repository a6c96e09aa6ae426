import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { LatePunch } from "../../entities/time-entries/late-punch.tsx";
import { unplacedPunchesSource } from "../../live/unplaced-punches.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";

/** Punches made offline that arrived too late to be applied; a manager enters what they mean. */
export function PunchesToEnter() {
  const result = useLive(unplacedPunchesSource(useActor()));
  return (
    <section id="late-punches">
      <DataStates result={result} label="the late punches" skeleton={null}>
        {(punches) =>
          punches.length > 0 && (
            <>
              <Typography variant="h2" gutterBottom>
                {`Late punches (${punches.length})`}
              </Typography>
              <Stack component="ul" sx={{ listStyle: "none", p: 0, m: 0 }}>
                {punches.map((unplaced) => (
                  <LatePunch key={unplaced.id} unplaced={unplaced} />
                ))}
              </Stack>
            </>
          )
        }
      </DataStates>
    </section>
  );
}
