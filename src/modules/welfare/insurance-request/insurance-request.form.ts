/** A request about memberships of supplementary insurance, as it is asked (guide welfare 7.11). */
import { defineForm, type FormValues } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineRequest } from '#platform/requests/request.contract.ts';
import { OPEN_CONTRACTS } from '../insurance-membership/membership-names.rules.ts';
import words from './insurance-request.messages.fa.ts';
import { PROCESS } from './insurance-request.steps.ts';

const { fields } = words;
const isJoining = ({ kind }: FormValues): boolean => kind === 'join' || kind === 'change';

export const insuranceRequest = defineRequest({
  key: PROCESS,
  entity: 'InsuranceRequest',
  table: 'insurance_request',
  keepsStatus: true,
  form: defineForm('welfare/insuranceRequest', [
    { type: 'select', name: 'kind', label: fields.kind, options: optionRows(words.kinds), required: true, col: 6 },
    {
      ...{ type: 'lazyselect', name: 'insuranceContractId', label: fields.contract, url: OPEN_CONTRACTS },
      ...{ optionIdField: 'insuranceContractId', optionLabelField: 'title', isFew: true, required: true, col: 6 },
    },
    { type: 'multiselect', name: 'insured', label: fields.insured, help: fields.insuredHelp, class: 'family', visibleWhen: isJoining, requiredWhen: isJoining, col: 12 },
    { type: 'text', name: 'tier', label: fields.tier, maxLength: 60, visibleWhen: isJoining, col: 6 },
    // what people write here may tell of an illness
    { type: 'textarea', name: 'note', label: fields.note, class: 'health', maxLength: 1000, col: 12 },
  ]),
});
