/** Where the phone is, asked when the button is pressed and at no other time. */
import type { Coordinates } from './phone.rules.ts';

const PATIENCE_MS = 10_000;
/** A place that the phone found shortly before is good enough. */
const OLDEST_MS = 30_000;
/** Digits of degrees that are sent: some ten metres. */
const DIGITS = 4;

/** Undefined where the browser does not give it. */
export const placeNow = (): Promise<Coordinates | undefined> =>
  new Promise((resolve) => {
    if (typeof navigator === 'undefined' || navigator.geolocation === undefined) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: Number(coords.latitude.toFixed(DIGITS)), longitude: Number(coords.longitude.toFixed(DIGITS)) }),
      () => resolve(undefined),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: OLDEST_MS },
    );
  });
