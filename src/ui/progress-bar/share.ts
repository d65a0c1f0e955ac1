/** Per cent of `max` that `value` makes, never under 0 nor over 100. */
export const shareOf = (value: number, max: number): number => (max === 0 ? 0 : Math.min(100, Math.max(0, (value / max) * 100)));
