/** Processes that the company makes for itself. */
import type { BodyOf, ReplyOf } from '#kernel/call.ts';
import { compiled } from '#kernel/workflow/compile.ts';
import { isOwnKey, ownKey } from '#kernel/workflow/own-process.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { lockVersions } from '#platform/workflow/definitions.store.ts';
import type { ProcessKind } from '#platform/workflow/process.define.ts';
import { processKind } from '#platform/workflow/registry.server.ts';
import { designErrors } from './designs.errors.ts';
import messages from './designs.messages.fa.ts';
import { versionsOf } from './designs.store.ts';
import { companyOf, contentOf, vocabularyOf } from './designs-reading.service.ts';
import { diagramOf } from './diagram-draft.service.ts';
import { begin, type Content, startingPoint, versionsFor } from './drafts.service.ts';
import { blankSteps, fitted } from './fitted.rules.ts';
import { addProcess } from './new-process.contract.ts';

type Body = BodyOf<typeof addProcess>;

/** What the first version of a new process says. */
async function firstVersion(context: Context<typeof addProcess>, { from, title }: Body, companyId: string, base: ProcessKind): Promise<Content> {
  if (from.is === 'file') return { ...(await diagramOf(from, title)), title };
  if (from.is === 'blank') {
    const steps = blankSteps(messages.firstStep, base);
    return { title, steps, definition: compiled(steps), xml: null };
  }
  const versions = await versionsFor(context.tx, companyId, from.processKey);
  const copied = await startingPoint(context, versions, from.processKey, null);
  if (copied.steps === null) return { ...copied, title };
  const steps = fitted(copied.steps, base);
  return { title, steps, definition: contentOf(steps, vocabularyOf(base.key)).definition, xml: null };
}

async function add(context: Context<typeof addProcess>): Promise<ReplyOf<typeof addProcess>> {
  const { tx, body } = context;
  const companyId = companyOf(context);
  const base = isOwnKey(body.base) ? undefined : processKind(body.base);
  if (base?.start === undefined) throw designErrors.error('noBase');
  const processKey = ownKey(base.key, body.name);
  await lockVersions(tx, companyId, processKey);
  if ((await versionsOf(tx, companyId, processKey)).length > 0) throw designErrors.error('keyTaken');
  const { definitionId } = await begin(context, companyId, processKey, await firstVersion(context, body, companyId, base));
  return { processKey, definitionId };
}

export const routes = [route(addProcess, add)];
