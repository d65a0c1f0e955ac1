/** Diagrams of other programs: read as drafts, filled in element by element. */
import type { ReplyOf } from '#kernel/call.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { designErrors } from './designs.errors.ts';
import { writeDiagram } from './designs.store.ts';
import { companyOf, problemsIn } from './designs-reading.service.ts';
import { diagramOf } from './diagram-draft.service.ts';
import { fillDesign, importDesign } from './diagrams.contract.ts';
import { begin, lockIn, titleOf, versionsFor } from './drafts.service.ts';
import { filledIn } from './fill.rules.ts';

async function importXml(context: Context<typeof importDesign>): Promise<{ definitionId: string }> {
  const { tx, params, body } = context;
  const { processKey } = params;
  const companyId = companyOf(context);
  const versions = await versionsFor(tx, companyId, processKey);
  return begin(context, companyId, processKey, await diagramOf(body, titleOf(processKey, versions) ?? processKey));
}

async function fill(context: Context<typeof fillDesign>): Promise<ReplyOf<typeof fillDesign>> {
  const { body, params, tx, actor, audit } = context;
  const draft = await lockIn(context, params.definitionId, body.rowVersion, 'draft');
  if (draft.steps !== null) throw designErrors.error('noDiagram');
  const filled = filledIn(draft.definition, params.element, body.fill);
  if (filled === undefined) throw httpErrors.error('notFound');
  const { definition, change } = filled;
  const done = await writeDiagram(tx, draft.definitionId, definition, actor.partyId);
  audit({ entity: 'ProcessDefinition', id: draft.definitionId, action: 'update', companyId: draft.companyId, changes: { element: change } });
  return { ...done, problems: [...problemsIn({ ...draft, definition })] };
}

export const routes = [route(importDesign, importXml), route(fillDesign, fill)];
