/** What formulas rest on, and the values of a constant by their days: the paths of the reference client (guide calls.md). */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { PAGE } from '../library.contract.ts';
import { libraryErrors } from '../library.errors.ts';

const ENTITY = '/rest/s1/hcm/entity';
const all = { method: 'GET', permission: `${PAGE}/observe`, scope: 'rows', errors: [libraryErrors] } as const;

const ofFormula = {
  ...all,
  query: z.strictObject({ formulaId: z.guid() }),
  reply: z.strictObject({
    rows: z.array(
      z.strictObject({
        /** Of the formula. */
        version: z.int(),
        code: text,
        /** Null of what the company has none of yet. */
        id: z.nullable(text),
        title: z.nullable(text),
      }),
    ),
  }),
};

export const formulaConstants = defineCall({ ...ofFormula, path: `${ENTITY}/FormulaConstant`, summary: 'Constants that the versions of a formula name' });
export const formulaInputFactors = defineCall({ ...ofFormula, path: `${ENTITY}/FormulaInputFactor`, summary: 'Input factors that the versions of a formula name' });

export const constantValues = defineCall({
  ...all,
  path: `${ENTITY}/ConstantValue`,
  summary: 'What a constant is from which day to which, the newest first',
  query: z.strictObject({ constantId: z.guid() }),
  reply: z.strictObject({
    rows: z.array(z.strictObject({ versionId: text, version: z.int(), value: text, unit: z.nullable(text), statusId: text, fromDate: text, thruDate: z.nullable(text) })),
  }),
});
