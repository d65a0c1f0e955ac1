/**
 * Signed orders taken back (guide orders 12.7). Invariants: what stood without the order stands again, later orders are counted anew under their numbers,
 * all in one; what was shown is what is signed; where the file has moved since, whoever annuls says what stands; the order keeps its number and what it said;
 * nobody annuls their own. Rials are digits, days ISO dates, ends within.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { countingErrors } from '../counting/counting.errors.ts';
import { issueErrors } from '../issue/issue.errors.ts';
import { moveChange } from '../moves/moves.contract.ts';
import { movesErrors } from '../moves/moves.errors.ts';
import { placed } from '../moves/moves.rules.ts';
import { modifyErrors } from './modify.errors.ts';

const PAGE = 'emplOrder/modifyEmplOrder';
export const MODIFY_KEYS = { observe: `${PAGE}/observe`, add: `${PAGE}/add`, annul: `${PAGE}/annul` } as const;
export const PATH = '/rest/s1/emplOrder/order/:orderId';
export const shared = { method: 'POST', scope: 'rows', errors: [modifyErrors, countingErrors, issueErrors, movesErrors] } as const;

const difference = z.strictObject({ fromDate: optionalText, thruDate: optionalText, was: optionalText, now: optionalText });

/** What a change of orders does to somebody. */
export const changeFields = {
  partyId: field('public', text),
  fullName: field('public', text),
  pseudoId: field('public', text),
  /** Stands for what is shown; sent with the act. */
  shown: field('public', text),
  /** Which order counts on which days. */
  days: field('public', z.array(difference)),
  kinds: field('public', z.array(difference)),
  /** Post, place, class and rank, and the employment itself, in words. */
  moves: field('public', z.array(moveChange)),
  /** Rials a day. */
  wages: field('pay', z.array(difference)),
  /** Facts that were written anew beside the order: what was kept, and what the file says now. */
  moved: field('pay', z.array(z.strictObject({ fact: z.enum(['kind', 'wage', ...placed]), fromDate: text, kept: text, now: optionalText }))),
  /** Others whom the order had moved out of a post: who comes back with the annulment, and who has moved on since and stays; no name: out of reach. */
  others: field('public', z.array(z.strictObject({ fullName: optionalText, comesBack: z.boolean() }))),
  /** Orders that are counted anew under their numbers: rials of a month, and the factors that differ. */
  later: field(
    'pay',
    z.array(
      z.strictObject({
        ...{ orderId: text, orderNumber: text, typeTitle: text, fromDate: text, was: text, now: text, difference: text },
        items: z.array(z.strictObject({ code: text, title: text, was: text, now: text })),
      }),
    ),
  ),
  /** What orders pay in Jalali months up to the present one, before what law and work make of it. */
  arrears: field('pay', z.array(z.strictObject({ year: z.int(), month: z.int(), was: text, now: text, difference: text }))),
} as const;

const changeEffect = entity(changeFields, { subject: 'partyId' });

/** Of facts that have moved since: what was kept before the orders, or what the file says now. */
const stays = z.optional(z.enum(['kept', 'file']));
const back = z.optional(z.strictObject({ kind: stays, wage: stays, post: stays, structure: stays, grade: stays }));

export const previewAnnulment = defineCall({
  ...shared,
  path: `${PATH}/annul/preview`,
  summary: 'What becomes of days, facts, later orders and pay when a signed order is annulled; nothing is stored',
  permission: MODIFY_KEYS.observe,
  body: z.strictObject({ back }),
  noChanges: 'it tries the annulment and takes it back',
  reply: changeEffect,
});

export const annulOrder = defineCall({
  ...shared,
  path: `${PATH}/annul`,
  summary: 'Annuls a signed order: days, facts of the file and later orders become what they would be without it',
  permission: MODIFY_KEYS.annul,
  own: 'others',
  changes: ['EmplOrder'],
  body: z.strictObject({ reason: z.string().check(z.minLength(1), z.maxLength(1000)), shown: z.string().check(z.maxLength(40)), back }),
  reply: z.strictObject({ orderId: text }),
});
