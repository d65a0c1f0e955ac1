import { route } from '#platform/http/context.server.ts';
import { draftErrors } from '../drafts.contract.ts';
import { seen, validatedDraft } from '../drafts-reading.service.ts';
import { drawDraft } from './on-chart.contract.ts';
import { drawnDraft } from './on-chart.rules.ts';

export const routes = [
  route(drawDraft, async ({ db, rows, params: { draftId } }) => {
    const draft = await seen(db, rows, draftId);
    // what was activated is the structure of its day now
    if (draft.record !== null) throw draftErrors.error('status');
    const { before, structure } = await validatedDraft(db, draft);
    return drawnDraft(before, structure);
  }),
];
