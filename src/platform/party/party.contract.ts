/**
 * What the shell shows of the actor's own company (spec 7): its name and logo, its units, its subsidiaries, its seats.
 * Invariants: open to members of a group only; always the company of the actor; subsidiaries only as far as the actor's groups reach.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';

/** Units, seats and companies a list of options holds at most. */
export const OPTION_LIMIT = 5_000;

export const organisationOption = entity({
  partyId: field('public', text),
  pseudoId: field('public', text),
  organizationName: field('public', text),
});

export const companyInfo = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/companyInfo',
  summary: 'Name and logo of the own company',
  permission: 'session',
  scope: 'none',
  of: ['Company'],
  reply: z.strictObject({
    result: entity({
      contentLocation: field('public', z.nullable(text)),
      organizationName: field('public', text),
      pseudoId: field('public', text),
    }),
  }),
});

export const subOrganization = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/party/subOrganization',
  summary: 'Own company, its subsidiaries and its units',
  permission: 'session',
  scope: 'none',
  tagged: true,
  of: ['Company'],
  reply: z.strictObject({
    /** The own company first, then the other companies the actor reaches. */
    organization: z.array(organisationOption),
    /** Those of them that lie below the own company. */
    subOrganization: z.array(organisationOption),
    organizationUnit: z.array(organisationOption),
  }),
});

export const emplPosition = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/emplPosition',
  summary: 'Seats of the own company that stand today',
  permission: 'session',
  scope: 'none',
  of: ['EmplPosition', 'EmplPositionParty'],
  reply: z.strictObject({
    position: z.array(
      entity({
        emplPositionId: field('public', text),
        pseudoId: field('public', text),
        description: field('public', text),
        statusId: field('public', text),
        /** Of EmplPositionSituation: ESIOccupied or ESIVacant. The own seats with those that are over: getUser. */
        situation: field('public', text),
      }),
    ),
  }),
});
