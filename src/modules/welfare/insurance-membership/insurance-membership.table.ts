/** The list of members of contracts of supplementary insurance, and the forms of the office that joins and ends them. */
import { defineForm } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { relations } from '../insurance-definition/insurance-definition.table.ts';
import words from './insurance-membership-page.messages.fa.ts';
import { OPEN_CONTRACTS } from './membership-names.rules.ts';

const endings = optionRows(words.endings);

export const membershipTable = defineTable({
  key: 'welfare/insuranceMembership',
  rowKey: 'insuranceMembershipId',
  title: words.title,
  columns: [
    { name: 'pseudoId', label: words.code, type: 'code', pinned: 'start' },
    { name: 'fullName', label: words.employee, type: 'text' },
    { name: 'insuredName', label: words.insured, type: 'text', class: 'family' },
    { name: 'relation', label: words.relation, type: 'select', options: relations, class: 'family' },
    { name: 'contractTitle', label: words.contract, type: 'text' },
    { name: 'tier', label: words.tier, type: 'text' },
    { name: 'joinedOn', label: words.joinedOn, type: 'date' },
    { name: 'thruDate', label: words.thruDate, type: 'date' },
    { name: 'endedBecause', label: words.endedBecause, type: 'select', options: endings, class: 'family' },
  ],
});

export const joinForm = defineForm('welfare/insuranceJoin', [
  {
    ...{ type: 'lazyselect', name: 'insuranceContractId', label: words.contract, url: OPEN_CONTRACTS },
    ...{ optionIdField: 'insuranceContractId', optionLabelField: 'title', isFew: true, required: true, col: 6 },
  },
  { type: 'text', name: 'pseudoId', label: words.code, code: 'pseudoId', required: true, maxLength: 40, col: 6 },
  { type: 'text', name: 'insuredCode', label: words.insuredCode, help: words.insuredHelp, code: 'nationalCode', class: 'identity', col: 6 },
  { type: 'text', name: 'tier', label: words.tier, maxLength: 60, col: 6 },
  { type: 'date', name: 'joinedOn', label: words.joinedOn, required: true, col: 6 },
]);

export const endForm = defineForm('welfare/insuranceEnd', [{ type: 'date', name: 'thruDate', label: words.thruDate, help: words.thruHelp, col: 12 }]);
