import { defineSample } from '#testing/sample.ts';
import { addChange, addDraft } from './drafts.contract.ts';

export const draft = defineSample({
  gives: 'row/draft',
  create: addDraft,
  answers: 'draftId',
  beside: ['/rest/s1/hcm/orgStructure/structureDraft/filterDrafts'],
  body: (title) => ({ title, effectiveDate: '2027-03-21' }),
  named: ['draftId'],
});

/** A unit more: wages differ by it, so that who may sees them. */
export const change = defineSample({
  gives: 'row/draftChange',
  create: addChange,
  answers: 'changeId',
  body: (label, _pseudoId, _postId, { unitId: parentUnitId }) => ({
    ...{ kind: 'addUnit', pseudoId: `D${label}`, title: `Unit of ${label}`, parentUnitId, rowVersion: 1 },
    ...{ levelEnumId: 'OlOffice', organizationTypeEnumId: 'LineUnit' },
  }),
  needs: { draftId: 'row/draft' },
  named: ['changeId'],
});
