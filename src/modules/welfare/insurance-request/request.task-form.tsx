/** A new request about supplementary insurance, or the one that came back, with whom the contract insures and for what below it. */
import { useMemo } from 'react';
import { type FormDefinition, type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { readOnlyForm } from '#kernel/form/read-only.ts';
import { TaskFields } from '#platform/requests/task-fields.tsx';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { useCall } from '#ui/client/hooks.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import words from './insurance-offer.messages.fa.ts';
import { type InsuranceOffer, OfferTable } from './insurance-offer.tsx';
import { insuranceOffer } from './insurance-request.contract.ts';
import { insuranceRequest } from './insurance-request.form.ts';
import { relationName } from './relation-name.ui.ts';

const fields = fieldsOf(insuranceRequest.form);

/** With the people and the tiers of the contract to choose from. */
function withChoices(offer: InsuranceOffer | undefined): FormDefinition {
  const people = (offer?.people ?? []).map(({ insuredId, fullName = '', relation = '' }) => ({
    enumId: insuredId,
    description: words.option({ name: fullName, relation: relationName(relation) }),
  }));
  const tiers = (offer?.tiers ?? []).map((tier) => ({ enumId: tier, description: tier }));
  const choices: Readonly<Record<string, object>> = { insured: { options: people }, tier: { type: 'select', options: tiers, display: tiers.length > 0 } };
  return { ...insuranceRequest.form, sections: [{ fields: fields.map(({ field }) => ({ ...field, ...choices[field.name] })) }] };
}

/** What stands of a request that came back; undefined of a new one. */
const storedIn = (data: FormValues): FormValues | undefined =>
  fields.every(({ path }) => data[path] === undefined) ? undefined : Object.fromEntries(fields.map(({ path }) => [path, data[path] ?? null]));

const chosenIn = (insured: unknown): readonly string[] => (typeof insured === 'string' && insured !== '' ? (JSON.parse(insured) as string[]) : []);

export default function InsuranceRequestForm({ data, isReadOnly, ...props }: TaskFormProps) {
  const said: FormValues = { ...data, ...props.values };
  const { insuranceContractId, tier, insured } = said;
  const isSaid = typeof insuranceContractId === 'string';
  const query = { insuranceContractId: String(insuranceContractId), ...(typeof tier === 'string' && tier !== '' ? { tier } : {}) };
  const read = useCall(insuranceOffer, { query, enabled: isSaid && !isReadOnly, keepPrevious: true });
  const offer = isSaid ? read.data : undefined;
  const definition = useMemo(() => (isReadOnly ? readOnlyForm(withChoices(offer)) : withChoices(offer)), [offer, isReadOnly]);
  return (
    <Stack>
      <TaskFields key={String(isReadOnly)} {...props} definition={definition} stored={storedIn(data)} />
      {read.error && <ReadError of={read} title={words.failed} headingLevel={3} />}
      {offer && <OfferTable offer={offer} chosen={chosenIn(insured)} />}
    </Stack>
  );
}
