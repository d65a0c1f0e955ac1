/** The forms of a person in a post: add, and edit of what may change later (guide organisation 5.5). */
import { defineForm, type FormValues, fault } from '#kernel/form/definition.ts';
import { reasonField } from '#platform/party/parts/past.form.ts';
import messages from '../positions-page.messages.fa.ts';

const thruBeforeFrom = ({ partyFromDate, partyThruDate }: FormValues) =>
  fault(typeof partyFromDate === 'string' && typeof partyThruDate === 'string' && partyThruDate < partyFromDate ? messages.thruOrder : undefined);

const changeable = [
  { type: 'date', name: 'partyFromDate', label: messages.partyFrom, required: true, col: 6 },
  { type: 'date', name: 'partyThruDate', label: messages.partyThru, validator: thruBeforeFrom, col: 6 },
  { type: 'indicator', name: 'mainPosition', label: messages.main, required: true, col: 6 },
  { type: 'number', name: 'occupancyRate', label: messages.rate, min: 1, max: 100, unit: messages.percent, required: true, col: 6 },
] as const;

const role = { type: 'select', name: 'roleTypeId', label: messages.role, options: 'Role', required: true, col: 6 } as const;

/** A post for a person who is known. */
export const positionForm = defineForm('organisation/position', [
  {
    type: 'lazyselect',
    name: 'emplPositionId',
    label: messages.post,
    url: '/rest/s1/hcm/positionOptions',
    optionIdField: 'emplPositionId',
    optionLabelField: 'description',
    required: true,
    col: 6,
  },
  role,
  ...changeable,
]);

export const holderForm = defineForm('organisation/holder', [
  {
    type: 'lazyselect',
    name: 'partyId',
    label: messages.person,
    url: '/rest/s1/hcm/personOptions',
    filter: { standing: 'Y', others: 'Y' },
    sendsWords: true,
    optionIdField: 'partyId',
    optionLabelField: 'fullName',
    required: true,
    col: 6,
  },
  role,
  ...changeable,
]);

export const holderEditForm = defineForm('organisation/holderEdit', [
  ...changeable,
  { type: 'date', name: 'from', label: messages.from, required: true, help: messages.holderFromHelp, col: 6 },
]);

export const holderCorrectForm = defineForm('organisation/holderCorrection', [...changeable, reasonField]);
