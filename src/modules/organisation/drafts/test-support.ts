/** Changes at random for the tests of the drafts: mostly ones that fit, some that do not. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type Change, changeKinds, type Structure } from './drafts.rules.ts';

export const nothingSaid = {
  unitId: null,
  parentUnitId: null,
  emplPositionId: null,
  reportsToId: null,
  holdingId: null,
  pseudoId: null,
  title: null,
  levelEnumId: null,
  organizationTypeEnumId: null,
  seats: null,
} as const;

/** A change of a kind that says so much. */
export const changeOf = (kind: Change['kind'], more: Partial<Change>): Change => ({ ...nothingSaid, kind, ...more });

export const drawn = fc.record({ kind: fc.constantFrom(...changeKinds), one: fc.nat(9999), other: fc.nat(9999), number: fc.integer({ min: 1, max: 3 }) });
export type Drawn = typeof drawn extends fc.Arbitrary<infer D> ? D : never;

const pick = (ids: Iterable<string>, at: number): string | null => {
  const all = [...ids];
  return all[at % Math.max(all.length, 1)] ?? null;
};

/** What was drawn, said of a structure. */
export function changeFor({ kind, one, other, number }: Drawn, { units, posts, holdings }: Structure): Change {
  const [unit, above] = [pick(units.keys(), one), other % 4 === 0 ? null : pick(units.keys(), other)];
  const [post, target, holding] = [pick(posts.keys(), one), pick(posts.keys(), other), pick(holdings.keys(), one)];
  const code = randomUUID().slice(0, 13);
  switch (kind) {
    case 'addUnit':
      return changeOf(kind, { unitId: randomUUID(), parentUnitId: above, pseudoId: code, title: `Unit ${code}`, levelEnumId: 'OlOffice', organizationTypeEnumId: 'LineUnit' });
    case 'changeUnit':
      return changeOf(kind, { unitId: unit, ...(number === 1 ? { levelEnumId: 'OlOffice' } : { title: `Unit ${other % 20}` }) });
    case 'moveUnit':
      return changeOf(kind, { unitId: unit, parentUnitId: above });
    case 'closeUnit':
      return changeOf(kind, { unitId: unit });
    case 'addPost':
      return changeOf(kind, { emplPositionId: randomUUID(), unitId: unit, pseudoId: code, title: `Post ${code}`, seats: number, reportsToId: other % 2 === 0 ? target : null });
    case 'changePost':
      return changeOf(kind, { emplPositionId: post, ...(number === 1 ? { title: `Post ${other}` } : { seats: number }) });
    case 'movePost':
      return changeOf(kind, { emplPositionId: post, unitId: pick(units.keys(), other), reportsToId: other % 3 === 0 ? target : null });
    case 'closePost':
      return changeOf(kind, { emplPositionId: post });
    case 'moveHolder':
      return changeOf(kind, { holdingId: holding, emplPositionId: target });
    case 'endHolder':
      return changeOf(kind, { holdingId: holding });
  }
}
