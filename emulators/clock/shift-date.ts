/**
 * Moves this program's clock by that many milliseconds; it runs on from there, and from the real
 * instant `fromMs` on as many times as fast. Timers and `performance.now()` keep their own time.
 * Uses nothing from outside the function, because the browser tests send its source to each page.
 */
export function shiftDate(byMilliseconds: number, speed = { times: 1, fromMs: 0 }): void {
  const { prototype } = Date;
  const realNow = Date.now.bind(Date);
  const now = () => {
    const real = realNow();
    const ahead = Math.max(0, real - speed.fromMs) * (speed.times - 1);
    return real + byMilliseconds + Math.round(ahead);
  };
  const shifted = new Proxy(Date, {
    apply: (real) => new real(now()).toString(),
    construct: (real, args, caller) =>
      Reflect.construct(real, args.length ? args : [now()], caller),
    get: (real, name) => (name === "now" ? now : Reflect.get(real, name)),
  });
  prototype.constructor = shifted;
  globalThis.Date = shifted;
}
