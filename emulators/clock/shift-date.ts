/**
 * Moves this program's clock by that many milliseconds; it runs on from there. Timers and
 * `performance.now()` keep their own time. Uses nothing from outside the function, because the
 * browser tests send its source to each page.
 */
export function shiftDate(byMilliseconds: number): void {
  const { prototype } = Date;
  const realNow = Date.now.bind(Date);
  const now = () => realNow() + byMilliseconds;
  const shifted = new Proxy(Date, {
    apply: (real) => new real(now()).toString(),
    construct: (real, args, caller) =>
      Reflect.construct(real, args.length ? args : [now()], caller),
    get: (real, name) => (name === "now" ? now : Reflect.get(real, name)),
  });
  prototype.constructor = shifted;
  globalThis.Date = shifted;
}
