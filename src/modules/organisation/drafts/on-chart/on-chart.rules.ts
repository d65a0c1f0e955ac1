/** A draft as cards of the chart: units as it leaves them, what is closed where it stood, and what differs. Pure. */
import { MANAGER, SUBSTITUTE } from '#platform/structure/holders.rules.ts';
import type { ChartUnit } from '../../chart/chart.contract.ts';
import { compareDraft, type UnitRow } from '../comparison/drafts-compare.rules.ts';
import type { DraftHolding, DraftPost, DraftUnit, Structure } from '../drafts.rules.ts';

export interface DrawnDraft {
  readonly units: ChartUnit[];
  readonly marks: { readonly unitId: string; readonly kinds: UnitRow['kinds'][number][] }[];
}

type Manning = Pick<ChartUnit, 'seats' | 'holders' | 'vacancies' | 'managerPartyId' | 'managerName' | 'managerTitle'>;

const unmanned: Manning = { seats: 0, holders: 0, vacancies: 0, managerPartyId: null, managerName: null, managerTitle: null };

/** As the chart of a day tells it: posts counted without inactive ones; without a manager the only holder of the only post that answers to nobody inside leads. */
function manningOf({ posts, holdings }: Structure): ReadonlyMap<string, Manning> {
  const held = Map.groupBy(holdings.values(), ({ emplPositionId }) => emplPositionId);
  const holdersOf = ({ emplPositionId }: DraftPost): readonly DraftHolding[] => (held.get(emplPositionId) ?? []).filter(({ roleTypeId }) => roleTypeId !== SUBSTITUTE);
  const byUnit = Map.groupBy(
    [...posts.values()].filter(({ isActive }) => isActive),
    ({ unitId }) => unitId,
  );
  return new Map(
    [...byUnit].map(([unitId, here]) => {
      const leading = here.filter(({ reportsToId }) => posts.get(reportsToId ?? '')?.unitId !== unitId);
      const heads = leading.slice(0, 1).flatMap((post) => holdersOf(post).map((holding) => ({ post, holding })));
      const manager = here.flatMap((post) => holdersOf(post).map((holding) => ({ post, holding }))).find(({ holding }) => holding.roleTypeId === MANAGER);
      const leader = manager ?? (leading.length === 1 && heads.length === 1 ? heads[0] : undefined);
      return [
        unitId,
        {
          seats: here.reduce((sum, { seats }) => sum + seats, 0),
          holders: here.reduce((sum, post) => sum + holdersOf(post).length, 0),
          vacancies: here.filter((post) => holdersOf(post).length === 0).length,
          managerPartyId: leader?.holding.partyId ?? null,
          managerName: leader?.holding.fullName ?? null,
          managerTitle: leader?.post.description ?? null,
        },
      ];
    }),
  );
}

/** Cards show no degrees and no faces here: a draft says nothing of either. */
const cardOf = ({ unitId, pseudoId, organizationName, levelEnumId, parentUnitId }: DraftUnit, manning: Manning): ChartUnit => ({
  ...{ unitId, pseudoId, organizationName, levelEnumId, parentUnitId, degreeTitle: null, faceImage: null },
  ...manning,
});

/** Both structures are of the effective date, `after` with the changes that fit. */
export function drawnDraft(before: Structure, after: Structure): DrawnDraft {
  const manning = manningOf(after);
  const { units } = compareDraft(before, after, { before: new Map(), after: new Map() });
  const closed = [...before.units.values()].filter(({ unitId }) => !after.units.has(unitId));
  return {
    units: [...[...after.units.values()].map((unit) => cardOf(unit, manning.get(unit.unitId) ?? unmanned)), ...closed.map((unit) => cardOf(unit, unmanned))],
    marks: units.filter(({ kinds }) => kinds.length > 0).map(({ unitId, kinds }) => ({ unitId, kinds: [...kinds] })),
  };
}
