/** What a version says, and what it may say: its problems, its names, the vocabulary of its process. */

import { isUuid } from '#kernel/ids/ids.ts';
import { compiled } from '#kernel/workflow/compile.ts';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import { readAsked } from '#kernel/workflow/who.ts';
import { knownRegistry } from '#platform/access/registry.server.ts';
import { processesOf } from '#platform/approval/chain.store.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { processKind } from '#platform/workflow/registry.server.ts';
import type { Design, DesignVersion } from './designs.contract.ts';
import { groupsOf, levelsOf, namesFor, rolesOf, type StoredVersion, versionOf, type WholeVersion } from './designs.store.ts';
import { everyStep } from './listed-steps.rules.ts';
import { diagramProblems, type Problem, problemsOf, type Vocabulary } from './problems.rules.ts';

/** Processes are those of the own company, for those whose scope holds all of it. */
export function companyOf({ actor, rows }: { readonly actor: Actor; readonly rows: RowScope }): string {
  if (!rows.companyIds.includes(actor.companyId)) throw httpErrors.error('forbidden');
  return actor.companyId;
}

/** What the steps of a process may name; nothing of one that no module declares. */
export function vocabularyOf(processKey: string): Pick<Design['vocabulary'], 'forms' | 'services' | 'variables' | 'lists'> {
  const kind = processKind(processKey);
  if (kind === undefined) return { forms: [], services: [], variables: [], lists: [] };
  return {
    forms: Object.entries(kind.forms).map(([id, { title }]) => ({ id, title: title ?? id })),
    services: Object.entries(kind.services).map(([id, { title, perform }]) => ({ id, title, isOutside: perform !== undefined })),
    lists: Object.entries(kind.lists ?? {}).map(([id, { title }]) => ({ id, title })),
    variables: Object.entries(kind.variables).map(([id, { sample }]) => ({ id, title: kind.variableTitles?.[id] ?? id, sample })),
  };
}

/** Keys by their names. */
function permissions(): Design['vocabulary']['permissions'] {
  const { keys, permissionTitle } = knownRegistry();
  return keys.map((id) => ({ id, title: permissionTitle(id) }));
}

export async function wholeVocabulary(db: Db, companyId: string, processKey: string, today: string): Promise<Design['vocabulary']> {
  const chains = (await processesOf(db, companyId, today)).map(({ processType, description }) => ({ id: processType, title: description }));
  return { ...vocabularyOf(processKey), chains, groups: await groupsOf(db, companyId), roles: await rolesOf(db), levels: await levelsOf(db), permissions: permissions() };
}

const nothing: ProcessDefinition = { nodes: [], flows: [] };

/** Nodes and flows of a list, none while it is no process. */
export function contentOf(steps: StepList, vocabulary: Vocabulary): { readonly steps: StepList; readonly definition: ProcessDefinition; readonly problems: readonly Problem[] } {
  const problems = problemsOf(steps, vocabulary, true);
  return { steps, definition: problems.length > 0 ? nothing : compiled(steps), problems };
}

export const problemsIn = ({ processKey, steps, definition }: Pick<WholeVersion, 'processKey' | 'steps' | 'definition'>): readonly Problem[] =>
  steps === null ? diagramProblems(definition, vocabularyOf(processKey)) : problemsOf(steps, vocabularyOf(processKey), true);

/** A version as one reader gets it. */
export function shown({ companyId: _company, processKey: _key, writerIds, ...version }: StoredVersion, { partyId }: Pick<Actor, 'partyId'>): DesignVersion {
  const { steps: _steps, definition: _definition, retireAskedBy, retireAskedByName: askedByName, retireAskedAt: askedAt, ...row } = version as WholeVersion;
  const retirement = row.status === 'published' && askedAt !== null ? { askedByName, askedAt, isOwn: retireAskedBy === partyId } : null;
  return { ...row, retirement, isOwn: writerIds.includes(partyId) };
}

/** Ids of people, posts and units that steps or nodes name. */
function idsIn(texts: readonly string[]): readonly string[] {
  const ways = texts.flatMap((text) => readAsked(text)?.ways ?? []);
  return ways.flatMap((way) => ('id' in way ? [way.id] : way.is === 'role' && way.unit !== undefined ? [way.unit] : [])).filter(isUuid);
}

export function namesIn(db: Db, { companyId, steps, definition }: WholeVersion): Promise<Readonly<Record<string, string>>> {
  const listed = [...everyStep(steps ?? [])].flatMap((step) => (step.is === 'ask' ? [step.who] : step.is === 'chain' && step.ifNone !== undefined ? [step.ifNone] : []));
  return namesFor(db, companyId, idsIn([...listed, ...definition.nodes.flatMap((node) => (node.kind === 'user' ? [node.who] : []))]));
}

export type Reading = { readonly db: Db; readonly rows: RowScope };

/** A version in reach, or 404. */
export async function seen({ db, rows }: Reading, definitionId: string): Promise<WholeVersion> {
  const version = await versionOf(db, rows, definitionId);
  if (!version) throw httpErrors.error('notFound');
  return version;
}
