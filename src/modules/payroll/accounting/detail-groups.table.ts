/** Columns and forms of groups of detailed accounts and of their members (guide payroll 4.6). */
import { defineForm, type OptionRow } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from './accounts-page.messages.fa.ts';

const { group: ofGroup, member: ofMember } = words;
/** The kind of groups that stand for a part of the personnel structure. */
export const STRUCTURE = 'GDATPersonnelStructure';

export const partsOfStructure = (rows: readonly OptionRow[]): OptionRow[] => rows.filter(({ parentEnumId }) => parentEnumId === 'PersonnelStructure');

export const detailGroupTable = defineTable({
  key: 'payroll/detailGroups',
  rowKey: 'detailGroupId',
  title: words.groups,
  columns: [
    { name: 'code', label: ofGroup.code, type: 'code', pinned: 'start' },
    { name: 'title', label: ofGroup.title, type: 'text', width: 240 },
    { name: 'gdAccountTypeEnumId', label: ofGroup.type, type: 'select', options: 'GDAccountType' },
    { name: 'classificationTypeEnumId', label: ofGroup.part, type: 'select', options: 'PartyClassificationType' },
    { name: 'members', label: ofGroup.members, type: 'count' },
  ],
});

export const detailGroupForm = defineForm('payroll/detailGroup', [
  { type: 'text', name: 'code', label: ofGroup.code, code: 'pseudoId', required: true, maxLength: 40 },
  { type: 'text', name: 'title', label: ofGroup.title, required: true, maxLength: 200 },
  { type: 'select', name: 'gdAccountTypeEnumId', label: ofGroup.type, options: 'GDAccountType', required: true },
  {
    type: 'select',
    name: 'classificationTypeEnumId',
    label: ofGroup.part,
    options: 'PartyClassificationType',
    filterOptions: partsOfStructure,
    visibleWhen: ({ gdAccountTypeEnumId }) => gdAccountTypeEnumId === STRUCTURE,
    requiredWhen: ({ gdAccountTypeEnumId }) => gdAccountTypeEnumId === STRUCTURE,
  },
]);

export const detailMemberTable = defineTable({
  key: 'payroll/detailMembers',
  rowKey: 'detailMemberId',
  title: ofMember.title,
  columns: [
    { name: 'code', label: ofMember.code, type: 'code', pinned: 'start' },
    { name: 'title', label: ofMember.name, type: 'text', width: 240 },
    { name: 'linkedName', label: ofMember.linked, type: 'text', width: 240 },
  ],
  sort: [{ column: 'code' }],
});

/** `things`: what the group's members may stand for, where the page knows it; on the server it is looked up by itself. */
export const detailMemberForm = (things: 'ThingOfDetailGroup' | readonly OptionRow[] = 'ThingOfDetailGroup') =>
  defineForm('payroll/detailMember', [
    {
      type: 'select',
      name: 'linkedId',
      label: ofMember.linked,
      help: ofMember.linkedHelp,
      options: things,
      optionIdField: 'linkedId',
      optionLabelField: 'name',
      otherOutputs: { code: 'code', name: 'title' },
      required: true,
    },
    { type: 'text', name: 'code', label: ofMember.code, code: 'pseudoId', required: true, maxLength: 40 },
    { type: 'text', name: 'title', label: ofMember.name, required: true, maxLength: 200 },
  ]);
