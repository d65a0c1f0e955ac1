/** A process with two versions, as the server answers it: for the gallery and the tests of the page. */
import type { StepList } from '#kernel/workflow/steps.ts';
import type { GalleryAnswers } from '#ui/gallery/gallery.ts';
import type { Comparison, Design, DesignRow, DesignVersion, MigrationCheck, Trial, VersionDetail } from '../designs/designs.contract.ts';
import sampleWords from './designer-samples.messages.fa.ts';

const { samples: words } = sampleWords;
const [draftId, publishedId] = ['0196f0a0-0000-7000-8000-000000000001', '0196f0a0-0000-7000-8000-000000000002'] as const;
export const ids = { draft: draftId, published: publishedId } as const;
export const PATH = '/rest/s1/hcm/process/design';

const answers = [
  { id: 'accept', name: words.accept, leads: 'on' },
  { id: 'reject', name: words.reject, leads: 'stop' },
] as const;
export const sampleSteps: StepList = [
  {
    is: 'ask',
    id: 'correct',
    title: words.correct,
    when: 'returned == true',
    who: 'initiator',
    form: 'leave/request',
    outcomes: [{ id: 'resubmit', name: words.accept, leads: 'on' }],
  },
  {
    is: 'beside',
    id: 'both',
    title: words.both,
    branches: [
      [
        {
          is: 'ask',
          id: 'substitute',
          title: words.substitute,
          who: 'named(substitute) else manager(1)',
          form: 'leave/decide',
          outcomes: answers,
          deadline: { due: 'P1D', remindAfter: 'P1D' },
        },
      ],
      [{ is: 'do', id: 'check', title: words.check, handler: 'leave.check', runs: 'now' }],
    ],
  },
  { is: 'chain', id: 'approval', title: words.approval, process: 'Leave', form: 'leave/decide', ifNone: 'manager(1) else unitHead', returnTo: 'correct' },
  {
    is: 'ask',
    id: 'office',
    title: words.office,
    when: 'days > 10',
    who: 'group(hrOfficer) except initiator in person',
    form: 'leave/decide',
    outcomes: [...answers, { id: 'modify', name: words.modify, leads: 'back', to: 'correct' }],
    deadline: { due: 'P2D', remindAfter: 'P1D', escalateAfter: 'P3D', answerAfter: { after: 'P5DT4H', outcome: 'accept' } },
    many: { order: 'together', need: 2, stopsAtRefusal: true },
  },
  { is: 'do', id: 'book', title: words.book, handler: 'leave.book', runs: 'now' },
];

const version = (of: Partial<DesignVersion>): DesignVersion => ({
  definitionId: draftId,
  version: 3,
  title: words.leave,
  status: 'draft',
  source: 'company',
  note: null,
  returnText: null,
  createdByName: words.writer,
  createdAt: '2026-11-20T08:00:00.000Z',
  submittedByName: null,
  submittedAt: null,
  publishedByName: null,
  publishedAt: null,
  retirement: null,
  isOwn: true,
  hasSteps: true,
  running: 0,
  rowVersion: 4,
  ...of,
});
export const draftVersion = version({});
const published = { submittedByName: words.writer, submittedAt: '2026-10-01T08:00:00.000Z', publishedByName: words.person, publishedAt: '2026-10-02T08:00:00.000Z' } as const;
export const publishedVersion = version({ definitionId: publishedId, version: 2, status: 'published', isOwn: false, running: 14, ...published });

export const design: Design = {
  processKey: 'leave',
  title: words.leave,
  isDeclared: true,
  versions: [draftVersion, publishedVersion],
  shipped: [...sampleSteps],
  vocabulary: {
    forms: [
      { id: 'leave/request', title: words.request },
      { id: 'leave/decide', title: words.decide },
    ],
    services: [
      { id: 'leave.check', title: words.check, isOutside: false },
      { id: 'leave.book', title: words.book, isOutside: false },
    ],
    variables: [
      { id: 'days', title: words.days, sample: 3 },
      { id: 'returned', title: 'returned', sample: false },
      { id: 'substitute', title: 'substitute', sample: null },
    ],
    chains: [{ id: 'Leave', title: words.leave }],
    lists: [],
    groups: [{ id: 'hrOfficer', title: words.hr }],
    roles: [{ id: 'OrgRManager', title: words.manager }],
    levels: [{ id: 'OlDeputy', title: words.office1 }],
    permissions: [{ id: 'tasks/inbox/observe', title: words.hr }],
  },
};

export const detailOf = (of: DesignVersion, steps: StepList = sampleSteps, problems: VersionDetail['problems'] = []): VersionDetail => ({
  processKey: 'leave',
  version: of,
  steps: [...steps],
  definition: {},
  problems,
  names: {},
});

const row: DesignRow = {
  processKey: 'leave',
  title: words.leave,
  isDeclared: true,
  isBase: true,
  inForce: { version: 2, source: 'company', publishedAt: '2026-10-02T08:00:00.000Z', isRetiring: false },
  draft: { status: 'draft', createdByName: words.writer, createdAt: '2026-11-20T08:00:00.000Z' },
  running: 14,
};
export const rows: readonly DesignRow[] = [row, { ...row, processKey: 'InfoChange', title: words.change, isBase: false, inForce: null, draft: null, running: 0 }];

export const comparison: Comparison = {
  differences: [
    { step: 'check', title: words.check, kinds: ['added'], fields: [] },
    { step: 'office', title: words.office, kinds: ['moved', 'changed'], fields: [{ field: 'when', before: 'days > 3', after: 'days > 10' }] },
    { step: 'gone', title: words.modify, kinds: ['removed'], fields: [] },
  ],
};

const stop = { people: [{ partyId: 'p', fullName: words.person, reason: words.reason }], more: 0, at: '2026-11-22T08:00:00.000Z', due: '2026-11-23T12:00:00.000Z' };
const outcomes = [
  { id: 'accept', title: words.accept },
  { id: 'reject', title: words.reject },
];
export const trial: Trial = {
  trail: [
    { ...stop, step: 'substitute', name: words.substitute, kind: 'user', outcome: 'accept', outcomeName: words.accept, outcomes },
    { ...stop, step: 'check', name: words.check, kind: 'service', people: [], due: null, outcome: null, outcomeName: null, outcomes: [] },
    { ...stop, step: 'approval1', name: words.approval, kind: 'incident', people: [], due: null, outcome: null, outcomeName: null, outcomes },
  ],
  ended: false,
  passed: ['begin', 'both_fork', 'substitute', 'check', 'both_join', 'approval'],
};

export const migration: MigrationCheck = {
  instances: 14,
  lost: [{ node: 'chief', name: words.manager, instances: 4, why: 'gone' }],
  places: [
    { node: 'chief', name: words.manager, kind: 'user', instances: 4 },
    { node: 'office', name: words.office, kind: 'user', instances: 10 },
  ],
  targets: [
    { id: 'office', name: words.office, kind: 'user' },
    { id: 'substitute', name: words.substitute, kind: 'user' },
  ],
};

export const sampleAnswers: GalleryAnswers = {
  [`GET ${PATH}`]: () => ({ processes: rows }),
  [`GET ${PATH}/kind/leave`]: () => design,
  [`GET ${PATH}/version/${draftId}`]: () => detailOf(draftVersion),
  [`GET ${PATH}/version/${publishedId}`]: () => detailOf(publishedVersion),
  [`GET ${PATH}/version/${draftId}/comparison`]: () => comparison,
  [`POST ${PATH}/version/${draftId}/trial`]: () => trial,
  [`POST ${PATH}/version/${publishedId}/migration/check`]: () => migration,
  'GET /rest/s1/hcm/personOptions': () => ({ list: [{ partyId: '0196f0a0-0000-7000-8000-00000000000a', fullName: words.person }] }),
};
