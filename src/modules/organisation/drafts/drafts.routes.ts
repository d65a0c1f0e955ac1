import type { AnyCall } from '#kernel/call.ts';
import type { CheckedValuesOf } from '#kernel/form/values.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { mustBeOffered } from '#platform/forms/choices.store.ts';
import { type Actor, type Context, manualRoute, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import { render } from '#platform/print/print.define.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { areIds } from '../positions/positions.rules.ts';
import { activate, changeRefused } from './activate.service.ts';
import { comparisonSheet } from './comparison/drafts-export.server.ts';
import type { ShownComparison } from './comparison/drafts-shown.rules.ts';
import {
  activateDraft,
  addChange,
  addDraft,
  approveDraft,
  compareDraft,
  deleteChange,
  discardDraft,
  draftErrors,
  draftHolderOptions,
  draftPostOptions,
  draftUnitOptions,
  editDraft,
  exportDraft,
  MAX_CHANGES,
  printDraft,
  readDraft,
  returnDraft,
  type StatusId,
  submitDraft,
  withdrawDraft,
} from './drafts.contract.ts';
import { changeForm } from './drafts.form.ts';
import { comparisonPrint } from './drafts.print.ts';
import { applyChange, type ChangeKind, changeKinds } from './drafts.rules.ts';
import {
  draftsSource,
  insertChange,
  insertDraft,
  lockDraft,
  markApproved,
  markDiscarded,
  markReturned,
  markSubmitted,
  removeChange,
  type StoredChange,
  type StoredDraft,
  touchDraft,
  writeDraft,
} from './drafts.store.ts';
import { holderChoices, postChoices, unitChoices } from './drafts-choices.rules.ts';
import { tellOf } from './drafts-notices.service.ts';
import { type Against, against, comparisonOf, drafted, seen, shownChanges, validatedDraft } from './drafts-reading.service.ts';

type Writing = Pick<Context<typeof submitDraft>, 'tx' | 'rows'>;

/** The draft as it was read, in one of the states in which this may be done to it. */
async function lockIn({ tx, rows }: Writing, draftId: string, rowVersion: number, ...states: readonly StatusId[]): Promise<StoredDraft> {
  const draft = await lockDraft(tx, rows, draftId);
  if (!draft) throw httpErrors.error('notFound');
  if (!states.includes(draft.statusId)) throw draftErrors.error('status');
  if (draft.rowVersion !== rowVersion) throw draftErrors.error('stale');
  return draft;
}

/** Refuses a draft that says nothing, or whose first unfit change does not fit. */
async function checkFit(tx: Tx, draft: StoredDraft): Promise<void> {
  const { before, changes, structure, faults } = await validatedDraft(tx, draft);
  if (changes.length === 0) throw draftErrors.error('empty');
  for (const [at, change] of changes.entries()) {
    const fault = faults.get(change);
    if (fault) throw changeRefused(at, change, fault, before, structure);
  }
}

type ChangeValues = CheckedValuesOf<ReturnType<typeof changeForm>>;
const isKind = (kind: string): kind is ChangeKind => changeKinds.some((one) => one === kind);

/** The change that a form says; what is added gets its id here. */
function changeOf({ kind, targetId, seats, ...values }: ChangeValues, changeId: string, newId: () => string): StoredChange {
  if (!isKind(kind)) throw draftErrors.error('option', { fields: { kind: 'option' } });
  const { holdingId, unitId, parentUnitId, reportsToId, pseudoId, title, levelEnumId, organizationTypeEnumId } = values;
  const ids = { holdingId, unitId, parentUnitId, reportsToId, emplPositionId: targetId ?? values.emplPositionId };
  for (const [field, id] of Object.entries(ids)) if (id !== null && !areIds([id])) throw draftErrors.error('option', { fields: { [field]: 'option' } });
  return {
    ...{ changeId, kind, ...ids, pseudoId, title, levelEnumId, organizationTypeEnumId, seats: seats === null ? null : Number(seats) },
    ...(kind === 'addUnit' ? { unitId: newId() } : {}),
    ...(kind === 'addPost' ? { emplPositionId: newId() } : {}),
  };
}

/** Where the form asks for the part of a change that does not fit. */
const fieldOf = (kind: ChangeKind, field: string): string => (kind === 'moveHolder' && field === 'emplPositionId' ? 'targetId' : field);

async function add({ tx, rows, actor, body, params: { draftId }, newId, audit }: Context<typeof addChange>) {
  const { rowVersion, ...values } = body;
  const draft = await lockIn({ tx, rows }, draftId, rowVersion, 'DrfOpen');
  const change = changeOf(values, newId(), newId);
  await mustBeOffered(tx, draftErrors, changeForm(draftId), values);
  const { structure, changes } = await validatedDraft(tx, draft);
  if (changes.length >= MAX_CHANGES) throw draftErrors.error('tooMany');
  const fault = applyChange(structure, change);
  if ('fault' in fault) throw draftErrors.error(fault.fault, { fields: { [fieldOf(change.kind, fault.field)]: fault.fault } });
  await insertChange(tx, draft, change);
  audit({ entity: 'StructureDraft', id: draftId, action: 'update', companyId: draft.companyId, changes: { change: [null, change] } });
  return { changeId: change.changeId, ...(await touchDraft(tx, draftId, actor.partyId)) };
}

/** A step of a draft from one state to the next, with its audit. */
function step(
  call: typeof submitDraft | typeof approveDraft | typeof withdrawDraft | typeof discardDraft,
  from: readonly StatusId[],
  to: StatusId,
  work: (context: Context<typeof submitDraft>, draft: StoredDraft) => Promise<{ rowVersion: number }>,
) {
  return route(call, async (context) => {
    const { params, body, audit } = context;
    const draft = await lockIn(context, params.draftId, body.rowVersion, ...from);
    const done = await work(context, draft);
    audit({ entity: 'StructureDraft', id: draft.draftId, action: 'update', companyId: draft.companyId, changes: { statusId: [draft.statusId, to] } });
    return done;
  });
}

/** Raw replies are not cut: a file is made for its reader. */
const seesPay = (actor: Actor, call: AnyCall): boolean => classesOf(actor, call)(undefined).has('pay');

/** The comparison for a file, with the audit of its leaving. */
async function takenOut(tx: Tx, draft: StoredDraft, { path }: AnyCall, beside: Against): Promise<ShownComparison> {
  await writeAudit(tx, [{ entity: 'StructureDraft', id: draft.draftId, action: 'export', companyId: draft.companyId, changes: { file: [null, path.split('/').at(-1)] } }]);
  return comparisonOf(tx, draft, beside);
}

export const routes = [
  ...listRoutes(draftsSource),
  route(readDraft, async ({ db, rows, actor, params: { draftId } }) => {
    const draft = await seen(db, rows, draftId);
    const { companyId: _company, authorIds, approvedBy: _approver, record: _record, ...shown } = draft;
    return { draft: { ...shown, isOwn: authorIds.includes(actor.partyId) }, changes: await shownChanges(db, draft) };
  }),
  route(compareDraft, async ({ db, rows, params: { draftId }, ...asked }) => {
    const draft = await seen(db, rows, draftId);
    return comparisonOf(db, draft, against(asked, draft));
  }),
  manualRoute(printDraft, async ({ actor, rows, params: { draftId }, transact, ...asked }) => {
    const paper = await transact(async (tx) => {
      const draft = await seen(tx, rows, draftId);
      const beside = against(asked, draft);
      const comparison = await takenOut(tx, draft, printDraft, beside);
      return { company: await letterheadOf(tx, draft.companyId), draft, comparison, base: beside.base, seesPay: seesPay(actor, printDraft), printedOn: asked.today };
    });
    return render(comparisonPrint, paper);
  }),
  manualRoute(exportDraft, async ({ actor, rows, params: { draftId }, transact, ...asked }) => {
    const { title, comparison, base } = await transact(async (tx) => {
      const draft = await seen(tx, rows, draftId);
      const beside = against(asked, draft);
      return { title: draft.title, comparison: await takenOut(tx, draft, exportDraft, beside), base: beside.base };
    });
    return comparisonSheet({ title, comparison, base, seesPay: seesPay(actor, exportDraft) });
  }),
  route(addDraft, async ({ tx, rows, actor, body: { companyId: chosen, ...facts }, newId, audit }) => {
    const companyId = chosen ?? actor.companyId;
    // a draft is about a whole company
    if (!rows.companyIds.includes(companyId)) throw draftErrors.error('company');
    const draftId = newId();
    audit({ entity: 'StructureDraft', id: draftId, action: 'create', companyId, changes: { title: [null, facts.title], effectiveDate: [null, facts.effectiveDate] } });
    return { draftId, ...(await insertDraft(tx, { draftId, companyId, ...facts, createdBy: actor.partyId })) };
  }),
  route(editDraft, async ({ tx, rows, actor, body: { rowVersion, ...facts }, params: { draftId }, audit }) => {
    const { title, effectiveDate, companyId } = await lockIn({ tx, rows }, draftId, rowVersion, 'DrfOpen');
    audit({ entity: 'StructureDraft', id: draftId, action: 'update', companyId, changes: { title: [title, facts.title], effectiveDate: [effectiveDate, facts.effectiveDate] } });
    return writeDraft(tx, draftId, facts, actor.partyId);
  }),
  route(addChange, add),
  route(deleteChange, async ({ tx, rows, actor, body: { rowVersion }, params: { draftId, changeId }, audit }) => {
    const { companyId } = await lockIn({ tx, rows }, draftId, rowVersion, 'DrfOpen');
    if ((await removeChange(tx, draftId, changeId)) === 0) throw httpErrors.error('notFound');
    audit({ entity: 'StructureDraft', id: draftId, action: 'update', companyId, changes: { change: [changeId, null] } });
    return touchDraft(tx, draftId, actor.partyId);
  }),
  step(submitDraft, ['DrfOpen'], 'DrfSubmitted', async ({ tx, actor }, draft) => {
    await checkFit(tx, draft);
    return markSubmitted(tx, draft.draftId, actor.partyId);
  }),
  step(approveDraft, ['DrfSubmitted'], 'DrfApproved', async ({ tx, actor, newId }, draft) => {
    if (draft.authorIds.includes(actor.partyId)) throw draftErrors.error('ownDraft');
    await checkFit(tx, draft);
    await tellOf(tx, 'approved', draft, newId);
    return markApproved(tx, draft.draftId, actor.partyId);
  }),
  step(withdrawDraft, ['DrfSubmitted', 'DrfApproved'], 'DrfOpen', ({ tx }, { draftId }) => markReturned(tx, draftId, null)),
  step(discardDraft, ['DrfOpen', 'DrfSubmitted', 'DrfApproved'], 'DrfDiscarded', ({ tx }, { draftId }) => markDiscarded(tx, draftId)),
  route(returnDraft, async ({ tx, rows, body: { rowVersion, returnText }, params: { draftId }, newId, audit }) => {
    const draft = await lockIn({ tx, rows }, draftId, rowVersion, 'DrfSubmitted', 'DrfApproved');
    const { companyId, statusId } = draft;
    await tellOf(tx, 'returned', draft, newId, returnText);
    audit({ entity: 'StructureDraft', id: draftId, action: 'update', companyId, changes: { statusId: [statusId, 'DrfOpen'], returnText: [null, returnText] } });
    return markReturned(tx, draftId, returnText);
  }),
  route(activateDraft, async ({ tx, rows, actor, body: { rowVersion }, params: { draftId }, today, newId, audit }) => {
    const draft = await lockIn({ tx, rows }, draftId, rowVersion, 'DrfApproved');
    const { entries, ...done } = await activate(tx, draft, { today, newId, by: actor.partyId });
    for (const entry of entries) audit(entry);
    return done;
  }),
  route(draftUnitOptions, async ({ db, rows, query: { draftId, unitId, searchValue } }) => ({
    list: unitChoices(await drafted(db, rows, draftId), { id: unitId, typed: searchValue }),
  })),
  route(draftPostOptions, async ({ db, rows, query: { draftId, emplPositionId, searchValue } }) => ({
    list: postChoices(await drafted(db, rows, draftId), { id: emplPositionId, typed: searchValue }),
  })),
  route(draftHolderOptions, async ({ db, rows, query: { draftId, holdingId, searchValue } }) => ({
    list: holderChoices(await drafted(db, rows, draftId), { id: holdingId, typed: searchValue }),
  })),
];
