/** The forms of a draft: what it is, and one change of it. */
import { defineForm, type FormValues } from '#kernel/form/definition.ts';
import type { ChangeKind } from './drafts.rules.ts';
import messages from './drafts-page.messages.fa.ts';

const facts = [
  { type: 'text', name: 'title', label: messages.name, required: true, maxLength: 200 },
  { type: 'date', name: 'effectiveDate', label: messages.effectiveDate, required: true, help: messages.effectiveHelp },
  { type: 'textarea', name: 'noteText', label: messages.note, maxLength: 2000, col: 12 },
] as const;

export const draftForm = defineForm('organisation/draft', facts);
/** A new draft is about one company, for good. */
export const newDraftForm = defineForm('organisation/new-draft', [
  ...facts,
  { type: 'select', name: 'companyId', label: messages.company, options: 'Organization', help: messages.companyHelp },
]);

export const returnForm = defineForm('organisation/draft-return', [
  { type: 'textarea', name: 'returnText', label: messages.returnReason, required: true, maxLength: 2000, col: 12 },
]);

const PATH = '/rest/s1/hcm/orgStructure/structureDraft';
const MOST_SEATS = 9999;
const kindOptions = Object.entries(messages.kinds).map(([enumId, description]) => ({ enumId, description }));
const when =
  (...kinds: readonly ChangeKind[]) =>
  ({ kind }: FormValues): boolean =>
    kinds.some((one) => one === kind);

/** One change; what is asked follows from its kind. Units, posts and holders are those of the draft as its changes leave them. */
export const changeForm = (draftId: string) => {
  const filter = { draftId };
  const units = { url: `${PATH}/unitOptions`, optionIdField: 'unitId', optionLabelField: 'organizationName', filter };
  const posts = { url: `${PATH}/postOptions`, optionIdField: 'emplPositionId', optionLabelField: 'description', filter };
  const holders = { url: `${PATH}/holderOptions`, optionIdField: 'holdingId', optionLabelField: 'fullName', filter };
  const [ofUnit, ofPost, toPost, ofHolder] = [
    when('changeUnit', 'moveUnit', 'closeUnit', 'addPost', 'movePost'),
    when('changePost', 'movePost', 'closePost'),
    when('moveHolder'),
    when('moveHolder', 'endHolder'),
  ];
  return defineForm('organisation/draft-change', [
    { type: 'select', name: 'kind', label: messages.kind, options: kindOptions, required: true, disableClearable: true, col: 12 },
    { type: 'lazyselect', name: 'holdingId', label: messages.holder, ...holders, visibleWhen: ofHolder, requiredWhen: ofHolder, col: 12 },
    { type: 'lazyselect', name: 'emplPositionId', label: messages.post, ...posts, visibleWhen: ofPost, requiredWhen: ofPost, col: 12 },
    { type: 'lazyselect', name: 'targetId', label: messages.target, ...posts, visibleWhen: toPost, requiredWhen: toPost, col: 12 },
    { type: 'lazyselect', name: 'unitId', label: messages.ofUnit, ...units, visibleWhen: ofUnit, requiredWhen: ofUnit, col: 12 },
    {
      type: 'text',
      name: 'pseudoId',
      label: messages.code,
      code: 'pseudoId',
      maxLength: 30,
      visibleWhen: when('addUnit', 'addPost'),
      requiredWhen: when('addUnit', 'addPost'),
      col: 12,
    },
    {
      type: 'text',
      name: 'title',
      label: messages.name,
      maxLength: 200,
      visibleWhen: when('addUnit', 'changeUnit', 'addPost', 'changePost'),
      requiredWhen: when('addUnit', 'addPost'),
      help: ({ kind }) => (kind === 'changeUnit' || kind === 'changePost' ? messages.staysHelp : undefined),
      col: 12,
    },
    {
      type: 'select',
      name: 'levelEnumId',
      label: messages.level,
      options: 'OrganizationLevel',
      visibleWhen: when('addUnit', 'changeUnit'),
      requiredWhen: when('addUnit'),
      col: 12,
    },
    {
      type: 'select',
      name: 'organizationTypeEnumId',
      label: messages.type,
      options: 'OrgUnitType',
      visibleWhen: when('addUnit', 'changeUnit'),
      requiredWhen: when('addUnit'),
      col: 12,
    },
    { type: 'lazyselect', name: 'parentUnitId', label: messages.parent, ...units, visibleWhen: when('addUnit', 'moveUnit'), help: messages.parentHelp, col: 12 },
    {
      type: 'number',
      name: 'seats',
      label: messages.seats,
      min: 1,
      max: MOST_SEATS,
      visibleWhen: when('addPost', 'changePost'),
      requiredWhen: when('addPost'),
      help: ({ kind }) => (kind === 'changePost' ? messages.staysHelp : undefined),
      col: 12,
    },
    {
      type: 'lazyselect',
      name: 'reportsToId',
      label: messages.superior,
      ...posts,
      visibleWhen: when('addPost', 'movePost'),
      help: ({ kind }) => (kind === 'movePost' ? messages.superiorHelp : undefined),
      col: 12,
    },
  ]);
};
