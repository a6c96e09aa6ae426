import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { ChartFrame } from "../../../ui/page/chart-frame.tsx";
import { QrCode } from "../../../ui/page/qr-code.tsx";
import { Specimen } from "../frame/specimen.tsx";

const bars = lazyPart(async () => (await import("./sample-bars.tsx")).SampleBars, {
  isDecoration: true,
});

const HEIGHT = 200;

/** Charts in their frame, and codes to scan. */
export function Charts() {
  return (
    <>
      <Specimen name="Chart" note="The frame has its height before the chart is here." isWide>
        <ChartFrame label="Hours by day, planned and worked" height={HEIGHT}>
          <bars.Part height={HEIGHT} />
        </ChartFrame>
      </Specimen>
      <Specimen name="Code to scan" note="Black on white in dark, too, as readers require.">
        <QrCode text="https://crewline.example/kiosk" label="A code with an address" />
      </Specimen>
    </>
  );
}
