/**
 * The structure of a day for the chart (guide organisation 5.6): all units with what a card shows of them, and the posts
 * with their holders of the units that are opened.
 * Invariants: every unit that is there on the day and active, in scope; a unit whose upper one is out of scope stands as a top.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field, type WholeRowOf } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { asOf, optionalText, text } from '#kernel/shapes.ts';

const count = z.int();
/** Units whose posts one call tells at most. */
export const MAX_UNITS = 100;

const OBSERVE = 'organizationChartManagement/organizationalChart/observe';

/** A unit as a card shows it. */
export const chartUnit = entity({
  unitId: field('public', text),
  pseudoId: field('public', text),
  organizationName: field('public', text),
  levelEnumId: field('public', optionalText),
  /** Degree that the unit holds on the day (guide organisation 5.4). */
  degreeTitle: field('public', optionalText),
  parentUnitId: field('public', optionalText),
  /** People that the posts of this very unit are approved for, and those who hold one. */
  seats: field('public', count),
  holders: field('public', count),
  /** Posts of this very unit that nobody holds. */
  vacancies: field('public', count),
  /** Who leads it: the manager, or else the holder of its only post that answers to nobody inside. */
  managerPartyId: field('public', optionalText),
  managerName: field('public', optionalText),
  managerTitle: field('public', optionalText),
  faceImage: field('public', optionalText),
});

export type ChartUnit = WholeRowOf<typeof chartUnit>;

export const chartUnits = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/orgStructure/chart',
  summary: 'The active units of a day with their posts counted and who leads them',
  permission: OBSERVE,
  scope: 'rows',
  query: z.strictObject({ asOf }),
  of: ['OrgUnit', 'EmplPosition', 'EmplPositionParty'],
  /** `ownUnitId`: where the reader's main post stands on the day, which the chart opens at. */
  reply: z.strictObject({ asOf: text, ownUnitId: optionalText, units: z.array(chartUnit) }),
});

const chartPost = entity({
  emplPositionId: field('public', text),
  unitId: field('public', text),
  pseudoId: field('public', text),
  description: field('public', text),
  seats: field('public', count),
  reportsToId: field('public', optionalText),
  /** Posts that it reports to besides (dotted lines). */
  dottedToIds: field('public', z.array(text)),
  holders: field('public', z.array(z.strictObject({ partyId: text, fullName: text, faceImage: optionalText, roleTypeId: text, occupancyRate: count }))),
});

export type ChartPost = WholeRowOf<typeof chartPost>;

export const chartPosts = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/orgStructure/chart/posts',
  summary: 'The posts of units on a day, with their holders',
  permission: OBSERVE,
  scope: 'rows',
  query: z.strictObject({ asOf, unitId: z.union([z.guid(), z.array(z.guid()).check(z.maxLength(MAX_UNITS))]) }),
  of: ['EmplPosition', 'EmplPositionParty'],
  reply: z.strictObject({ posts: z.array(chartPost) }),
});

/** Days on which the chart differs from the day before, the newest so many at most. */
export const MAX_DAYS = 400;

export const chartDays = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/orgStructure/chart/days',
  summary: 'Days on which units began, ended, moved or were said anew, past and planned',
  permission: OBSERVE,
  scope: 'rows',
  of: ['OrgUnit', 'EmplPosition'],
  reply: z.strictObject({ days: z.array(text) }),
});
