/** Steps of a number, exact in decimals. */
export interface StepLimits {
  min?: number | undefined;
  max?: number | undefined;
}

/** Decimals a number has: 0.01 has two. */
export function decimalsOf(value: number): number {
  const [, digits = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return Math.max(0, digits.length - Number(exponent));
}

/** One step up or down inside the limits; an empty field starts at nought or at the limit next to it. */
export function stepped(value: number | null, by: number, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: StepLimits): number {
  const decimals = Math.max(decimalsOf(value ?? 0), decimalsOf(by));
  const next = value === null ? 0 : Number((value + by).toFixed(decimals));
  return Math.min(Math.max(next, min), max);
}
