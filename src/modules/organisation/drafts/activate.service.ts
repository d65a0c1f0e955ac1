/**
 * A draft becomes the structure: its changes in their order from the effective date on, through the stores that all changes of
 * structure go through, in the transaction of the caller. The first that does not fit refuses the whole.
 */
import type { Tx } from '#platform/db/db.server.ts';
import type { AuditEntry } from '#platform/http/context.server.ts';
import { giveWay } from '#platform/structure/holders.rules.ts';
import { type Holding, insertHolding, lockHolding, rewriteHolding } from '#platform/structure/holders.store.ts';
import { endPositionRow, insertPosition, movePositions, type PositionFacts, setPositionFacts, setSuperior } from '#platform/structure/positions.store.ts';
import { refreshWords } from '#platform/structure/structure-bulk.store.ts';
import { addUnit, endUnit, moveUnits, setUnitFacts, type UnitWords } from '#platform/structure/units.store.ts';
import { endJob } from '../positions/position-job.store.ts';
import { structureErrors } from '../structure.errors.ts';
import structureMessages from '../structure.messages.fa.ts';
import { compareDraft } from './comparison/drafts-compare.rules.ts';
import { shownComparison } from './comparison/drafts-shown.rules.ts';
import { draftErrors } from './drafts.contract.ts';
import type { Change, ChangeKind, Fault, Structure } from './drafts.rules.ts';
import { changesOf, checkConstraints, lockStructure, markActivated, outdateRecords, type StoredChange, type StoredDraft, structureOn, wagesOn } from './drafts.store.ts';
import { applyTo, workingCopy } from './drafts-fold.rules.ts';
import { changeWords, faultWords } from './drafts-words.rules.ts';

interface Doing {
  readonly tx: Tx;
  readonly companyId: string;
  /** The effective date. */
  readonly from: string;
  newId(): string;
  /** Rows of holdings that the draft itself has moved, by the id they had before. */
  readonly moved: Map<string, string>;
}

const newWords = { propertyEnumIds: [], disabled: 'N' } as const;
const newPositionFacts = { statusId: 'EmpsActive', positionTypeEnumId: null, gradeTypeEnumId: null, payGradeEnumId: null } as const;

/** What is said; null stays. */
const said = <T extends object>(words: { readonly [K in keyof T]: T[K] | null }): Partial<T> =>
  Object.fromEntries(Object.entries(words).filter(([, value]) => value !== null)) as Partial<T>;

/** The link as it stands now; the rules have found it, so it is there. */
async function standing({ tx, moved }: Doing, holdingId: string): Promise<Holding> {
  const holding = await lockHolding(tx, moved.get(holdingId) ?? holdingId);
  if (holding === undefined) throw draftErrors.error('holdingUnknown');
  return holding;
}

async function endHolding(doing: Doing, holdingId: string): Promise<Holding> {
  const holding = await standing(doing, holdingId);
  await rewriteHolding(doing.tx, holding, giveWay(holding, doing.from, null), doing.newId);
  return holding;
}

/** The id of the thing a change is about, as the rules have checked that it is there. */
type Checked = { readonly [K in keyof Change]: NonNullable<Change[K]> };

const writers: Readonly<Record<ChangeKind, (doing: Doing, id: Checked, change: Change) => Promise<unknown>>> = {
  addUnit: ({ tx, companyId, from }, { unitId, pseudoId, title }, { parentUnitId, levelEnumId, organizationTypeEnumId }) =>
    addUnit(tx, { unitId, companyId, pseudoId, from, parentId: parentUnitId, words: { ...newWords, organizationName: title, levelEnumId, organizationTypeEnumId } }),
  changeUnit: ({ tx, from }, { unitId }, { title, levelEnumId, organizationTypeEnumId }) =>
    setUnitFacts(
      tx,
      unitId,
      from,
      said<Pick<UnitWords, 'organizationName' | 'levelEnumId' | 'organizationTypeEnumId'>>({ organizationName: title, levelEnumId, organizationTypeEnumId }),
    ),
  moveUnit: ({ tx, from }, { unitId }, { parentUnitId }) => moveUnits(tx, [unitId], parentUnitId, from),
  closeUnit: ({ tx, from }, { unitId }) => endUnit(tx, unitId, from),
  addPost: async ({ tx, companyId, from }, { emplPositionId: positionId, unitId, pseudoId, title, seats }, { reportsToId }) => {
    await insertPosition(tx, { positionId, companyId, pseudoId, from, unitId, words: { ...newPositionFacts, description: title, seats } });
    if (reportsToId !== null) await setSuperior(tx, { positionId, companyId }, reportsToId, from);
  },
  changePost: ({ tx, from }, { emplPositionId }, { title, seats }) =>
    setPositionFacts(tx, emplPositionId, from, said<Pick<PositionFacts, 'description' | 'seats'>>({ description: title, seats })),
  movePost: async ({ tx, companyId, from }, { emplPositionId: positionId, unitId }, { reportsToId }) => {
    await movePositions(tx, [positionId], unitId, from);
    if (reportsToId !== null) await setSuperior(tx, { positionId, companyId }, reportsToId, from);
  },
  closePost: async ({ tx, from }, { emplPositionId }) => {
    await endPositionRow(tx, emplPositionId, from);
    await endJob(tx, emplPositionId, from);
  },
  moveHolder: async (doing, { holdingId, emplPositionId }) => {
    const { until, ...holding } = await endHolding(doing, holdingId);
    const id = doing.newId();
    await insertHolding(doing.tx, { ...holding, holdingId: id, positionId: emplPositionId, from: doing.from, until });
    doing.moved.set(holdingId, id);
  },
  endHolder: (doing, { holdingId }) => endHolding(doing, holdingId),
};

/** What the database refuses because of what is planned after the effective date. Its name is that of a constraint. */
function planned(error: unknown): string | undefined {
  const constraint = typeof error === 'object' && error !== null && 'constraint' in error ? error.constraint : undefined;
  if (constraint === undefined) return undefined;
  const name = Object.entries(structureErrors.specs).find(([, spec]) => spec.constraint === constraint)?.[0];
  return name === undefined ? undefined : `${structureMessages.errors[name as keyof typeof structureMessages.errors]} ${faultWords('later')}`;
}

const refusal = (at: number, what: string, why: string, changeId: string) => draftErrors.error('changeRefused', { values: { number: at + 1, what, why }, data: { changeId } });

/** What the refusal of a change says. */
export const changeRefused = (at: number, change: StoredChange, { fault }: Fault, before: Structure, after: Structure) =>
  refusal(at, changeWords(change, before, after), faultWords(fault), change.changeId);

const auditNames: Readonly<Record<ChangeKind, readonly [entity: string, action: AuditEntry['action']]>> = {
  addUnit: ['OrgUnit', 'create'],
  changeUnit: ['OrgUnit', 'update'],
  moveUnit: ['OrgUnit', 'update'],
  closeUnit: ['OrgUnit', 'update'],
  addPost: ['EmplPosition', 'create'],
  changePost: ['EmplPosition', 'update'],
  movePost: ['EmplPosition', 'update'],
  closePost: ['EmplPosition', 'update'],
  moveHolder: ['EmplPositionParty', 'update'],
  endHolder: ['EmplPositionParty', 'update'],
};

function auditOfChange(draft: Pick<StoredDraft, 'draftId' | 'companyId' | 'effectiveDate'>, { changeId: _id, ...change }: StoredChange, structure: Structure): AuditEntry {
  const [entity, action] = auditNames[change.kind];
  const id = (entity === 'OrgUnit' ? change.unitId : entity === 'EmplPosition' ? change.emplPositionId : change.holdingId) ?? '';
  const subject = entity === 'EmplPositionParty' ? structure.holdings.get(id)?.partyId : undefined;
  const says = Object.entries(change).flatMap(([name, value]) => (value === null ? [] : [[name, [null, value] as const]]));
  return {
    entity,
    id,
    action,
    companyId: draft.companyId,
    ...(subject === undefined ? {} : { subjectPartyId: subject }),
    changes: { ...Object.fromEntries(says), from: [null, draft.effectiveDate], draftId: [null, draft.draftId] },
  };
}

interface Applied {
  readonly before: Structure;
  readonly after: Structure;
  readonly changes: readonly StoredChange[];
  readonly entries: readonly AuditEntry[];
}

/** Applies every change of a draft or throws `changeRefused` with the first that does not fit; the transaction of the caller then takes everything back. */
export async function applyDraft(tx: Tx, draft: Pick<StoredDraft, 'draftId' | 'companyId' | 'effectiveDate'>, today: string, newId: () => string): Promise<Applied> {
  const { companyId, effectiveDate: from } = draft;
  await lockStructure(tx, companyId);
  const before = await structureOn(tx, companyId, from);
  const changes = await changesOf(tx, draft.draftId);
  const doing: Doing = { tx, companyId, from, newId, moved: new Map() };
  const entries: AuditEntry[] = [];
  const after = workingCopy(before);
  for (const [at, change] of changes.entries()) {
    const entry = auditOfChange(draft, change, after);
    const fault = applyTo(after, change);
    if (fault) throw changeRefused(at, change, fault, before, after);
    entries.push(entry);
    try {
      await writers[change.kind](doing, change as Checked, change);
      // now, not at the end, so that the refusal can name its change
      await checkConstraints(tx);
    } catch (error) {
      const why = planned(error);
      if (why === undefined) throw error;
      throw refusal(at, changeWords(change, before, after), why, change.changeId);
    }
  }
  await refreshWords(tx, today);
  const idsOf = (entity: string): string[] => entries.filter((one) => one.entity === entity).map(({ id }) => id);
  await outdateRecords(tx, { unitIds: idsOf('OrgUnit'), emplPositionIds: idsOf('EmplPosition') });
  return { before, after, changes, entries };
}

interface Activating {
  /** ISO day. */
  readonly today: string;
  /** Null: by itself, on its day. */
  readonly by: string | null;
  newId(): string;
}

/**
 * Activates an approved draft, locked by the caller, and keeps with it what it did. Answers the version of the draft and what to
 * write into the audit; throws as `applyDraft`.
 */
export async function activate(tx: Tx, draft: StoredDraft, { today, by, newId }: Activating): Promise<{ readonly rowVersion: number; readonly entries: readonly AuditEntry[] }> {
  const { draftId, companyId, statusId } = draft;
  const { before, after, changes, entries } = await applyDraft(tx, draft, today, newId);
  const what = Object.fromEntries(changes.map((change) => [change.changeId, changeWords(change, before, after)]));
  const wages = await wagesOn(tx, companyId, draft.effectiveDate);
  const comparison = shownComparison(compareDraft(before, after, { before: wages, after: wages }), before, after);
  const { rowVersion } = await markActivated(tx, draftId, { what, comparison }, by);
  const own: AuditEntry = { entity: 'StructureDraft', id: draftId, action: 'update', companyId, changes: { statusId: [statusId, 'DrfActivated'] } };
  return { rowVersion, entries: [...entries, own] };
}
