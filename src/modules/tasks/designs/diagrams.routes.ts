/** Diagrams of other programs: read as drafts, filled in element by element. */
import type { ReplyOf } from '#kernel/call.ts';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { completed } from './complete.rules.ts';
import { designErrors } from './designs.errors.ts';
import messages from './designs.messages.fa.ts';
import { type WholeVersion, writeDiagram } from './designs.store.ts';
import { companyOf, problemsIn } from './designs-reading.service.ts';
import { diagramOf } from './diagram-draft.service.ts';
import { completeDesign, fillDesign, importDesign } from './diagrams.contract.ts';
import { begin, lockIn, titleOf, versionsFor } from './drafts.service.ts';
import { filledIn } from './fill.rules.ts';

async function importXml(context: Context<typeof importDesign>): Promise<{ definitionId: string }> {
  const { tx, params, body } = context;
  const { processKey } = params;
  const companyId = companyOf(context);
  const versions = await versionsFor(tx, companyId, processKey);
  return begin(context, companyId, processKey, await diagramOf(body, titleOf(processKey, versions) ?? processKey));
}

/** A draft that came as a diagram, as it was read. */
async function lockDiagram(context: Context<typeof fillDesign> | Context<typeof completeDesign>): Promise<WholeVersion> {
  const draft = await lockIn(context, context.params.definitionId, context.body.rowVersion, 'draft');
  if (draft.steps !== null) throw designErrors.error('noDiagram');
  return draft;
}

interface Filled {
  readonly definition: ProcessDefinition;
  /** What is different, before and after. */
  readonly change: readonly [unknown, unknown];
}

async function keep({ tx, actor, audit }: Pick<Context<typeof fillDesign>, 'tx' | 'actor' | 'audit'>, draft: WholeVersion, { definition, change }: Filled) {
  const done = await writeDiagram(tx, draft.definitionId, definition, actor.partyId);
  audit({ entity: 'ProcessDefinition', id: draft.definitionId, action: 'update', companyId: draft.companyId, changes: { element: change } });
  return { ...done, problems: [...problemsIn({ ...draft, definition })] };
}

async function fill(context: Context<typeof fillDesign>): Promise<ReplyOf<typeof fillDesign>> {
  const draft = await lockDiagram(context);
  const filled = filledIn(draft.definition, context.params.element, context.body.fill);
  if (filled === undefined) throw httpErrors.error('notFound');
  return keep(context, draft, filled);
}

async function complete(context: Context<typeof completeDesign>): Promise<ReplyOf<typeof completeDesign>> {
  const draft = await lockDiagram(context);
  const { rowVersion: _, ...said } = context.body;
  const definition = completed(draft.definition, { ...said, answer: messages.onlyAnswer });
  return keep(context, draft, { definition, change: [null, said] });
}

export const routes = [route(importDesign, importXml), route(fillDesign, fill), route(completeDesign, complete)];
