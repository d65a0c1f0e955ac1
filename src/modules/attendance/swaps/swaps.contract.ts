/**
 * Exchanges of shifts (issue 22, Requests): each is a case of the process `shiftSwap`. On each of its days two colleagues of one unit work what the other one was
 * planned to. Invariants: the partner agrees themselves, to what both were planned to work when it was asked; neither of the two decides on it; both rosters are
 * written in one transaction, none where the rest between shifts or the planned work of a week (of a rotation, four) would be broken. Why somebody asks is class
 * personal and told to whoever decides.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { requestCalls } from '#platform/requests/request.contract.ts';
import { requestCodes } from '#platform/requests/request.rules.ts';
import { PARTNERS, shiftSwap } from './swaps.form.ts';

const PATH = '/rest/s1/functionalManagement/shiftSwap';
const PAGE = 'personnelManagement/performanceProfile/shiftSwap';

export const shiftSwapCalls = requestCalls(shiftSwap, { path: PATH, page: PAGE });

export const swapPartners = defineCall({
  method: 'GET',
  path: PARTNERS,
  summary: 'Colleagues of the own units by words of their names, or the one of an id; at most 20',
  permission: `${PAGE}/request`,
  scope: 'self',
  query: z.object({ searchValue: z.optional(z.string().check(z.maxLength(80))), partyId: z.optional(z.guid()) }),
  of: ['Person'],
  reply: z.strictObject({ list: z.array(z.strictObject({ partyId: text, fullName: text })) }),
});

export const swapsWithMe = defineCall({
  method: 'GET',
  path: `${PATH}/withMe`,
  summary: 'Exchanges in which somebody else asked for a shift of ones own, newest first',
  permission: `${PAGE}/observe`,
  scope: 'self',
  of: ['ShiftSwap'],
  reply: z.strictObject({
    rows: z.array(
      entity(
        {
          requestId: field('public', text),
          partyId: field('public', text),
          fullName: field('public', text),
          ownDay: field('public', text),
          partnerDay: field('public', optionalText),
          status: field('public', z.enum(Object.values(requestCodes))),
          createdAt: field('public', text),
        },
        { subject: 'partyId' },
      ),
    ),
  }),
});
