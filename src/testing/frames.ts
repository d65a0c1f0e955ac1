/**
 * jsdom draws frames by an interval that it begins when something waits for one, also when the focused element goes.
 * Begun while a test fakes the timers it would be a faked one, and no frame would come in this document any more: focus
 * that returns in the next frame would not. So one frame always waits, and the interval is the real one from the first
 * test file on.
 */
const { requestAnimationFrame } = globalThis as unknown as { requestAnimationFrame(callback: () => void): number };

const wait = (): void => void requestAnimationFrame(wait);
wait();
