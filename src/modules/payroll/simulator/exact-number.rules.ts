/** Shape of a number that pay is counted with. Pure. */
import { readExact } from '#kernel/formula/exact.ts';
import { z } from '#kernel/schema.ts';

/** A number, 0 or more, that is counted with digit by digit: one that JavaScript writes with an exponent (`1e-7`) is refused. */
export const exactNumber = (most: number) =>
  z.number().check(
    z.gte(0),
    z.lte(most),
    z.refine((value) => readExact(String(value)) !== undefined),
  );
