import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MANAGER } from '#platform/structure/holders.rules.ts';
import { compareDraft } from './comparison/drafts-compare.rules.ts';
import { applyChange, type Change, type DraftHolding, type DraftPost, type DraftUnit, type Structure } from './drafts.rules.ts';
import { applyTo, foldChanges, workingCopy } from './drafts-fold.rules.ts';
import { changeFor, changeOf, type Drawn, drawn } from './test-support.ts';

const unit = (unitId: string, parentUnitId: string | null = null): DraftUnit => ({
  unitId,
  pseudoId: unitId,
  organizationName: `Unit ${unitId}`,
  levelEnumId: null,
  organizationTypeEnumId: null,
  parentUnitId,
  isFresh: false,
});
const post = (emplPositionId: string, unitId: string, more: Partial<DraftPost> = {}): DraftPost => ({
  ...{ emplPositionId, pseudoId: emplPositionId, description: `Post ${emplPositionId}`, seats: 1, unitId, reportsToId: null, dottedToIds: [], isActive: true, isFresh: false },
  ...more,
});
const holding = (holdingId: string, emplPositionId: string, more: Partial<DraftHolding> = {}): DraftHolding => ({
  ...{ holdingId, emplPositionId, partyId: `p-${holdingId}`, fullName: holdingId, roleTypeId: 'Employee', mainPosition: 'Y', occupancyRate: 100 },
  ...more,
});

/** top > sales > shop, top > finance; a manager in sales and one in finance. */
const start: Structure = (() => {
  const units = [unit('top'), unit('sales', 'top'), unit('shop', 'sales'), unit('finance', 'top'), unit('empty', 'finance')];
  const posts = [
    post('head', 'sales'),
    post('seller', 'shop', { seats: 2, reportsToId: 'head' }),
    post('clerk', 'finance', { reportsToId: 'chief' }),
    post('chief', 'finance'),
    post('free', 'shop', { dottedToIds: ['seller'] }),
  ];
  const holdings = [holding('h1', 'head', { roleTypeId: MANAGER }), holding('h2', 'seller'), holding('h3', 'clerk'), holding('h4', 'chief', { roleTypeId: MANAGER })];
  return {
    units: new Map(units.map((one) => [one.unitId, one])),
    posts: new Map(posts.map((one) => [one.emplPositionId, one])),
    holdings: new Map(holdings.map((one) => [one.holdingId, one])),
    unitCodes: new Set(units.map(({ pseudoId }) => pseudoId.toUpperCase())),
    postCodes: new Set(posts.map(({ pseudoId }) => pseudoId.toUpperCase())),
  };
})();

const faultOf = (kind: Change['kind'], more: Partial<Change>): string | undefined => {
  const result = applyChange(start, changeOf(kind, more));
  return 'fault' in result ? `${result.fault} ${result.field}` : undefined;
};

describe('each reason has its name and its place', () => {
  const cases: readonly (readonly [string, Change['kind'], Partial<Change>])[] = [
    ['unitUnknown unitId', 'changeUnit', { unitId: 'none', title: 'x' }],
    ['nothing title', 'changeUnit', { unitId: 'shop' }],
    ['unitNameTaken title', 'changeUnit', { unitId: 'shop', title: 'unit  SALES' }],
    ['parentUnknown parentUnitId', 'moveUnit', { unitId: 'shop', parentUnitId: 'none' }],
    ['circle parentUnitId', 'moveUnit', { unitId: 'sales', parentUnitId: 'shop' }],
    ['circle parentUnitId', 'moveUnit', { unitId: 'sales', parentUnitId: 'sales' }],
    ['unitCodeTaken pseudoId', 'addUnit', { unitId: 'new', pseudoId: 'Shop', title: 'New' }],
    ['unitHasUnits unitId', 'closeUnit', { unitId: 'sales' }],
    ['unitHasPosts unitId', 'closeUnit', { unitId: 'shop' }],
    ['unitUnknown unitId', 'addPost', { emplPositionId: 'new', unitId: 'none', pseudoId: 'n', title: 'New' }],
    ['superiorUnknown reportsToId', 'addPost', { emplPositionId: 'new', unitId: 'shop', pseudoId: 'n', title: 'New', reportsToId: 'none' }],
    ['postCodeTaken pseudoId', 'addPost', { emplPositionId: 'new', unitId: 'shop', pseudoId: 'HEAD', title: 'New' }],
    ['postUnknown emplPositionId', 'movePost', { emplPositionId: 'none', unitId: 'shop' }],
    ['superiorCircle reportsToId', 'movePost', { emplPositionId: 'chief', unitId: 'shop', reportsToId: 'clerk' }],
    ['secondManager unitId', 'movePost', { emplPositionId: 'head', unitId: 'finance' }],
    ['postHeld emplPositionId', 'closePost', { emplPositionId: 'seller' }],
    ['heldTwice emplPositionId', 'moveHolder', { holdingId: 'h2', emplPositionId: 'seller' }],
    ['seatFull emplPositionId', 'moveHolder', { holdingId: 'h2', emplPositionId: 'clerk' }],
    ['holdingUnknown holdingId', 'endHolder', { holdingId: 'none' }],
  ];
  test.each(cases)('%s of %s', (reason, kind, more) => expect(faultOf(kind, more)).toBe(reason));

  test('what the draft itself adds cannot be closed, and what others report to stays', () => {
    const added = foldChanges(start, [changeOf('addUnit', { unitId: 'new', parentUnitId: 'top', pseudoId: 'new', title: 'New' }), changeOf('closeUnit', { unitId: 'new' })]);
    expect([...added.faults.values()]).toEqual([{ fault: 'fresh', field: 'unitId' }]);
    const ended = foldChanges(start, [changeOf('endHolder', { holdingId: 'h2' }), changeOf('closePost', { emplPositionId: 'seller' })]);
    expect([...ended.faults.values()].map(({ fault }) => fault)).toEqual(['postHasReports']);
    const fewer = foldChanges(start, [changeOf('moveHolder', { holdingId: 'h3', emplPositionId: 'seller' }), changeOf('changePost', { emplPositionId: 'seller', seats: 1 })]);
    expect([...fewer.faults.values()].map(({ fault }) => fault)).toEqual(['seatFull']);
  });
});

/** What no structure may be. */
function brokenRules({ units, posts, holdings }: Structure): string[] {
  const climbs = (id: string | null, above: (at: string) => string | null | undefined): boolean => {
    const met = new Set<string>();
    for (let at: string | null | undefined = id; at !== null; at = above(at)) {
      if (at === undefined || met.has(at)) return false;
      met.add(at);
    }
    return true;
  };
  const managers = [...holdings.values()].filter(({ roleTypeId }) => roleTypeId === MANAGER).map((one) => posts.get(one.emplPositionId)?.unitId);
  const rate = (id: string): number => [...holdings.values()].filter((one) => one.emplPositionId === id).reduce((sum, { occupancyRate }) => sum + occupancyRate, 0);
  return [
    ...[...units.keys()].filter((id) => !climbs(id, (at) => units.get(at)?.parentUnitId)).map((id) => `unit ${id} hangs`),
    ...[...posts.values()].filter(({ unitId }) => !units.has(unitId)).map((one) => `post ${one.emplPositionId} is nowhere`),
    ...[...posts.keys()].filter((id) => !climbs(id, (at) => posts.get(at)?.reportsToId)).map((id) => `post ${id} answers to nobody or to itself`),
    ...[...posts.values()].filter(({ emplPositionId, seats }) => rate(emplPositionId) > 100 * seats).map((one) => `post ${one.emplPositionId} is too full`),
    ...[...holdings.values()].filter((one) => !posts.has(one.emplPositionId)).map((one) => `holder ${one.holdingId} is nowhere`),
    ...(new Set(managers).size < managers.length ? ['two managers'] : []),
    ...([...units.values()].some(({ parentUnitId }) => parentUnitId === null) ? [] : ['no top unit']),
  ];
}

function draw(all: readonly Drawn[]): { readonly changes: readonly Change[]; readonly structure: Structure } {
  const structure = workingCopy(start);
  const changes: Change[] = [];
  for (const one of all) {
    const change = changeFor(one, structure);
    applyTo(structure, change);
    changes.push(change);
  }
  return { changes, structure };
}

test('whatever is changed, the structure stays one, and what stood before is untouched', () => {
  const before = JSON.stringify([...start.units, ...start.posts, ...start.holdings]);
  let fits = 0;
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 20, maxLength: 40 }), (all) => {
      const { changes, structure } = draw(all);
      expect(brokenRules(structure)).toEqual([]);
      const folded = foldChanges(start, changes);
      expect(folded.structure).toEqual(structure);
      fits += changes.length - folded.faults.size;
      expect(JSON.stringify([...start.units, ...start.posts, ...start.holdings])).toBe(before);
    }),
    { numRuns: 200 },
  );
  expect(fits).toBeGreaterThan(1000);
});

describe('the comparison', () => {
  const wages = new Map([
    ['p-h1', 100n],
    ['p-h2', 40n],
    ['p-h3', 50n],
    ['p-h4', 90n],
  ]);

  test('tells what became of units, posts and people, and what moves with them', () => {
    const { structure, faults } = foldChanges(start, [
      changeOf('addUnit', { unitId: 'new', parentUnitId: 'sales', pseudoId: 'new', title: 'New' }),
      changeOf('moveUnit', { unitId: 'shop', parentUnitId: 'finance' }),
      changeOf('changeUnit', { unitId: 'finance', title: 'Money', levelEnumId: 'OlOffice' }),
      changeOf('closeUnit', { unitId: 'empty' }),
      changeOf('movePost', { emplPositionId: 'seller', unitId: 'new' }),
      changeOf('endHolder', { holdingId: 'h3' }),
      changeOf('closePost', { emplPositionId: 'clerk' }),
    ]);
    expect(faults.size).toBe(0);
    const { units, posts, people, totals } = compareDraft(start, structure, { before: wages, after: wages });
    expect(
      Object.fromEntries(units.map(({ unitId, kinds, figures: { before, after } }) => [unitId, [kinds.join('+'), after.heads - before.heads, after.wage - before.wage]])),
    ).toEqual({
      new: ['created', 1, 40n],
      shop: ['moved', -1, -40n],
      finance: ['renamed+retyped', -1, -50n],
      empty: ['closed', 0, 0n],
    });
    expect(posts.map(({ emplPositionId, kinds }) => [emplPositionId, ...kinds])).toEqual([
      ['seller', 'moved'],
      ['clerk', 'closed'],
    ]);
    expect(people).toMatchObject([{ holdingId: 'h3', isUnseated: true, after: undefined }]);
    expect([totals.before.wage, totals.after.wage, totals.before.heads, totals.after.heads, totals.after.units]).toEqual([280n, 230n, 4, 3, 5]);
  });

  test('sums of the units are those of the whole', () => {
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: 30 }), (all) => {
        const { structure } = draw(all);
        const { units, totals } = compareDraft(start, structure, { before: wages, after: wages });
        const differ = (read: (figures: { seats: number; wage: bigint; posts: number }) => bigint): bigint =>
          units.reduce((sum, { figures }) => sum + read(figures.after) - read(figures.before), 0n);
        expect(differ(({ wage }) => wage)).toBe(totals.after.wage - totals.before.wage);
        expect(differ(({ seats }) => BigInt(seats))).toBe(BigInt(totals.after.seats - totals.before.seats));
      }),
    );
  });
});
