import type { CheckedValuesOf } from '#kernel/form/values.ts';
import { mustBeOffered } from '#platform/forms/choices.store.ts';
import { staleDetail } from '#platform/forms/stale.rules.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { managersMet } from '#platform/structure/holders.store.ts';
import {
  endPositionRow,
  insertPosition,
  movePositions,
  type PositionFacts,
  removePositionRow,
  setDotted,
  setPositionFacts,
  setSuperior,
} from '#platform/structure/positions.store.ts';
import { refreshWords } from '#platform/structure/structure-bulk.store.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { secondOfPost } from '../choices.rules.ts';
import { replaceHolders } from './holders/replace-holders.service.ts';
import { linesSource } from './lines/lines.store.ts';
import { positionOptionsOf } from './position-choices.store.ts';
import { classIdsOf, endJob, isJobOf, type JobInClass, jobClassesOf, setJob } from './position-job.store.ts';
import {
  addPosition,
  closePosition,
  deletePosition,
  editPosition,
  jobClasses,
  positionErrors,
  positionFigures,
  positionHistory,
  positionOptions,
  readPosition,
} from './positions.contract.ts';
import { positionForm } from './positions.form.ts';
import { areIds, changesFrom, idsIn, mayFollow } from './positions.rules.ts';
import {
  areThere,
  companyOfUnit,
  hangsOn,
  historyOf,
  isReached,
  knownPositions,
  lockPosition,
  positionOn,
  type StoredPosition,
  statusesAround,
  writePosition,
} from './positions.store.ts';
import { figuresOf, positionsSource } from './positions-list.store.ts';

type Values = CheckedValuesOf<typeof positionForm>;
type Writing = Pick<Context<typeof addPosition>, 'tx' | 'rows'>;

/** The post as the form holds it. */
const shownPosition = ({ companyId: _company, dottedToIds, payGradeEnumId, ...post }: StoredPosition) => ({
  ...post,
  payGradeId: payGradeEnumId,
  dottedToIds: dottedToIds.length === 0 ? null : JSON.stringify(dottedToIds),
});

const statusIds: readonly string[] = ['EmpsPlanned', 'EmpsActive', 'EmpsInactive'] satisfies PositionFacts['statusId'][];
const isStatus = (id: string): id is PositionFacts['statusId'] => statusIds.includes(id);

function wordsOf({ description, statusId, positionTypeEnumId, gradeTypeEnumId, payGradeId, seats }: Values): PositionFacts {
  if (!isStatus(statusId)) throw httpErrors.error('invalid', { fields: { statusId: 'invalid' } });
  return { description, statusId, positionTypeEnumId, gradeTypeEnumId, payGradeEnumId: payGradeId, seats: Number(seats) };
}

/** Type, grade and rank are those of their lists; what stands may stay. */
async function checkChoices({ tx }: Writing, values: Values, stored?: StoredPosition): Promise<void> {
  await mustBeOffered(tx, positionErrors, positionForm, values, stored && shownPosition(stored));
}

interface Links extends JobInClass {
  readonly organizationPartyId: string;
  readonly reportsToId: string | null;
  readonly dottedToIds: readonly string[];
}
const linksOf = ({ organizationPartyId, jobId, jobGradeId, reportsToId, dottedToIds }: Values): Links => ({
  organizationPartyId,
  jobId,
  jobGradeId: jobId === null ? null : jobGradeId,
  reportsToId,
  dottedToIds: idsIn(dottedToIds),
});

/** The unit is one that the actor reaches; answers its company, to which everything else belongs too. */
async function checkUnit({ tx, rows }: Writing, { organizationPartyId }: Links, from: string): Promise<string> {
  const companyId = areIds([organizationPartyId]) ? await companyOfUnit(tx, rows, organizationPartyId, from) : undefined;
  if (companyId === undefined) throw positionErrors.error('unit');
  return companyId;
}

/** The job is there on the day; one that has classes is carried in one of them. */
async function checkJob({ tx }: Writing, companyId: string, { jobId, jobGradeId }: JobInClass, from: string): Promise<void> {
  if (jobId === null) return;
  if (!(areIds([jobId]) && (await isJobOf(tx, companyId, jobId, from)))) throw positionErrors.error('job');
  const classes = await classIdsOf(tx, jobId);
  if (jobGradeId === null ? classes.size > 0 : !classes.has(jobGradeId)) throw positionErrors.error('jobClass');
}

/** Job and superiors are there on the day, in the company of the post. */
async function checkLinks({ tx, rows }: Writing, emplPositionId: string, companyId: string, links: Links, from: string): Promise<void> {
  const { reportsToId, dottedToIds } = links;
  await checkJob({ tx, rows }, companyId, links, from);
  if (reportsToId !== null && !(areIds([reportsToId]) && (await areThere(tx, companyId, [reportsToId], from)))) throw positionErrors.error('superior');
  const isOwnLine = dottedToIds.some((id) => id === reportsToId || id === emplPositionId);
  if (isOwnLine || !areIds(dottedToIds) || !(await areThere(tx, companyId, dottedToIds, from))) throw positionErrors.error('dotted');
}

async function writeLinks(
  { tx }: Writing,
  position: { positionId: string; companyId: string },
  before: Partial<Links>,
  { jobId, jobGradeId, reportsToId, dottedToIds }: Links,
  from: string,
): Promise<void> {
  if (jobId !== (before.jobId ?? null) || jobGradeId !== (before.jobGradeId ?? null)) await setJob(tx, position, { jobId, jobGradeId }, from);
  if (reportsToId !== (before.reportsToId ?? null)) await setSuperior(tx, position, reportsToId, from);
  if (JSON.stringify(dottedToIds) !== JSON.stringify(before.dottedToIds ?? [])) await setDotted(tx, position, dottedToIds, from);
}

async function add({ tx, rows, body, newId, audit }: Context<typeof addPosition>) {
  const { from, pseudoId } = body;
  const [emplPositionId, words, links] = [newId(), wordsOf(body), linksOf(body)];
  if (!mayFollow(null, words.statusId)) throw positionErrors.error('statusOrder');
  await checkChoices({ tx, rows }, body);
  const companyId = await checkUnit({ tx, rows }, links, from);
  await checkLinks({ tx, rows }, emplPositionId, companyId, links, from);
  await insertPosition(tx, { positionId: emplPositionId, companyId, pseudoId, from, unitId: links.organizationPartyId, words });
  await writeLinks({ tx, rows }, { positionId: emplPositionId, companyId }, {}, links, from);
  audit({ entity: 'EmplPosition', id: emplPositionId, action: 'create', companyId, changes: changesFrom({}, { ...words, ...links, pseudoId, from }) });
  return { emplPositionId, ...(await writePosition(tx, { emplPositionId, pseudoId })) };
}

/** The post on the day, or why it cannot be changed from then on: where it stands later is reached too. */
async function lockOn({ tx, rows }: Writing, emplPositionId: string, day: string, field: 'from' | 'on'): Promise<StoredPosition> {
  const stored = await lockPosition(tx, rows, emplPositionId, day);
  if (stored && !(await isReached(tx, rows, emplPositionId, { from: day, until: null }))) throw httpErrors.error('forbidden');
  if (stored) return stored;
  const isKnown = (await knownPositions(tx, rows, [emplPositionId])).has(emplPositionId);
  throw isKnown ? positionErrors.error('fromRange', { fields: { [field]: 'fromRange' } }) : httpErrors.error('notFound');
}

/** A post that is held stays active; what is said before and after the day must fit. */
async function checkStatus({ tx }: Writing, emplPositionId: string, statusId: PositionFacts['statusId'], from: string): Promise<void> {
  const { before, after } = await statusesAround(tx, emplPositionId, from);
  if (!mayFollow(before, statusId) || (after !== null && !mayFollow(statusId, after))) throw positionErrors.error('statusOrder');
  if (statusId !== 'EmpsActive' && (await hangsOn(tx, emplPositionId, from)).isHeld) throw positionErrors.error('heldInactive');
}

async function edit(context: Context<typeof editPosition>) {
  const { tx, rows, actor, today, body, params, audit } = context;
  const { emplPositionId } = params;
  const { from, rowVersion, pseudoId } = body;
  const stored = await lockOn(context, emplPositionId, from, 'from');
  if (stored.rowVersion !== rowVersion) throw positionErrors.error('stale', staleDetail(readPosition, actor, shownPosition(stored), undefined));
  const [words, links, { companyId }] = [wordsOf(body), linksOf(body), stored];
  await checkChoices(context, body, stored);
  await checkLinks({ tx, rows }, emplPositionId, companyId, links, from);
  if (words.statusId !== stored.statusId) await checkStatus(context, emplPositionId, words.statusId, from);
  if (links.organizationPartyId !== stored.organizationPartyId) {
    if ((await checkUnit({ tx, rows }, links, from)) !== companyId) throw positionErrors.error('unit');
    await replaceHolders(context, await managersMet(tx, emplPositionId, links.organizationPartyId, from), body);
    await movePositions(tx, [emplPositionId], links.organizationPartyId, from);
  }
  await writeLinks({ tx, rows }, { positionId: emplPositionId, companyId }, stored, links, from);
  await setPositionFacts(tx, emplPositionId, from, words);
  await refreshWords(tx, today);
  audit({ entity: 'EmplPosition', id: emplPositionId, action: 'update', companyId, changes: { ...changesFrom(stored, { ...words, ...links, pseudoId }), from: [null, from] } });
  return writePosition(tx, { emplPositionId, pseudoId });
}

async function close(context: Context<typeof closePosition>) {
  const {
    tx,
    params: { emplPositionId },
    body: { on, rowVersion },
    audit,
  } = context;
  const stored = await lockOn(context, emplPositionId, on, 'on');
  if (stored.fromDate === on) throw positionErrors.error('fromRange', { fields: { on: 'fromRange' } });
  if (stored.rowVersion !== rowVersion) throw positionErrors.error('stale');
  if ((await hangsOn(tx, emplPositionId, on)).hasReports) throw positionErrors.error('hasReports');
  await endPositionRow(tx, emplPositionId, on);
  await endJob(tx, emplPositionId, on);
  audit({ entity: 'EmplPosition', id: emplPositionId, action: 'update', companyId: stored.companyId, changes: { thruDate: [stored.thruDate, on] } });
  return writePosition(tx, stored);
}

export const routes = [
  ...listRoutes(positionsSource),
  ...listRoutes(linesSource),
  route(readPosition, async ({ db, rows, today, params: { emplPositionId }, query: { asOf = today } }) => {
    const found = await positionOn(db, rows, emplPositionId, asOf);
    if (!found) throw httpErrors.error('notFound');
    return shownPosition(found);
  }),
  route(addPosition, add),
  route(editPosition, edit),
  route(closePosition, close),
  route(deletePosition, async ({ tx, rows, actor, today, params: { emplPositionId }, query: { rowVersion }, audit }) => {
    if (!(await knownPositions(tx, rows, [emplPositionId])).has(emplPositionId)) throw httpErrors.error('notFound');
    if (!(await isReached(tx, rows, emplPositionId, { from: null, until: null }))) throw httpErrors.error('forbidden');
    const stored = await lockPosition(tx, rows, emplPositionId, today);
    if (stored && rowVersion !== undefined && stored.rowVersion !== rowVersion)
      throw positionErrors.error('stale', staleDetail(readPosition, actor, shownPosition(stored), undefined, deletePosition));
    const { isHeld, hasReports } = await hangsOn(tx, emplPositionId, null);
    if (isHeld) throw positionErrors.error('everHeld');
    if (hasReports) throw positionErrors.error('hasReports');
    await removePositionRow(tx, emplPositionId);
    const company = stored && { companyId: stored.companyId };
    audit({ entity: 'EmplPosition', id: emplPositionId, action: 'delete', changes: { description: [stored?.description ?? null, null] }, ...company });
    return { removed: true };
  }),
  route(positionOptions, async ({ db, rows, actor: { companyId }, today, query: { searchValue = '', emplPositionId, asOf = today } }) => {
    const found = await positionOptionsOf(db, rows, { companyId, words: searchValue, emplPositionId, day: asOf });
    return {
      list: found.map((post) => ({
        emplPositionId: post.emplPositionId,
        description: post.description,
        pseudoId: post.pseudoId,
        unitName: post.unitName,
        second: secondOfPost(post),
      })),
    };
  }),
  route(jobClasses, ({ db, rows, query }) => jobClassesOf(db, rows, query)),
  route(positionFigures, ({ db, rows, today, query: { asOf = today, unitId } }) => figuresOf(db, rows, asOf, unitId)),
  route(positionHistory, async ({ db, rows, query: { emplPositionId } }) => {
    if (!(await knownPositions(db, rows, [emplPositionId])).has(emplPositionId)) throw httpErrors.error('notFound');
    return { list: await historyOf(db, emplPositionId) };
  }),
];
