/** A request about supplementary insurance as it is shown: who is insured stands beside it by name. */
import { defineForm, fieldsOf } from '#kernel/form/definition.ts';
import { insuranceRequest } from './insurance-request.form.ts';

export const shownRequest = {
  ...insuranceRequest,
  form: defineForm(
    insuranceRequest.form.key,
    fieldsOf(insuranceRequest.form).flatMap(({ field }) => (field.name === 'insured' ? [] : [field])),
  ),
};
