/** A month of pay as calls answer it. */
import { z } from '#kernel/schema.ts';
import { figureNames } from '../pay/pay-lines.rules.ts';

const text = z.string();
/** A month of pay as it was counted, every line explained. */
export const payReply = z.strictObject({
  /** Rials, digits with a sign. */
  figures: z.strictObject(Object.fromEntries(figureNames.map((name) => [name, text])) as Record<(typeof figureNames)[number], typeof text>),
  lines: z.array(
    z.strictObject({
      code: text,
      title: text,
      isDeduct: z.enum(['Y', 'N', 'Z']),
      side: z.enum(['employee', 'employer', 'basis']),
      amount: text,
      of: z.strictObject({ year: z.int(), month: z.int() }),
      taxColumn: z.nullable(z.int()),
      insuranceBucket: z.nullable(z.enum(['base', 'benefit', 'none'])),
      formula: z.nullable(text),
      evidence: z.array(z.strictObject({ kind: text, id: text, number: z.nullable(text), day: z.nullable(text) })),
      /** `{text, from, to, value, exact?, rounding?, source?, parts}`, as formulas are explained. */
      explanation: z.nullable(z.unknown()),
    }),
  ),
  /** The law that was counted by: `value` are rials, a ratio, or all steps of the tax. */
  parameters: z.array(z.strictObject({ kind: text, title: text, value: z.unknown(), source: text, confidence: z.nullable(text), isConfirmed: z.boolean() })),
  settings: z.record(text, z.unknown()),
  warnings: z.array(z.strictObject({ code: text, message: text })),
});
