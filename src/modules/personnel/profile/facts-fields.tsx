import { ageInYears, todayIn } from '#kernel/jalali/jalali.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { Form } from '#ui/use-form/types.ts';
import { factText, type OptionLists } from './fact-text.tsx';
import { changedNames, isFixed, isRequired, isVisible, type Stored, type Values } from './facts-form.ts';
import type { FactName } from './profile.rules.ts';
import messages from './profile-page.messages.fa.ts';

export const today = (): string => todayIn('Asia/Tehran', Date.now());

/** Age of a person today, in words. */
export const ageText = (birthDate: string): string => messages.age(formatNumber(ageInYears(birthDate, today())));

const genders = (['N', 'Y'] as const).map((id) => ({ id, label: messages.genders[id] }));

export interface FactsFieldsProps {
  form: Form<Values>;
  stored: Stored;
  lists: OptionLists;
  /** Told when a field is left. */
  onLeave: (name: FactName) => void;
  faultOf: (name: FactName) => string | undefined;
}

/** The base facts as fields; those the reader may not see are not there. */
export function FactsFields({ form, stored, lists, onLeave, faultOf }: FactsFieldsProps) {
  const { values } = form;
  const changed = changedNames(stored, values);
  function field<K extends FactName>(name: K, help?: string) {
    const bound = form.field(name);
    const isChanged = changed.includes(name);
    return {
      ...bound,
      label: messages.labels[name],
      isRequired: isRequired(name, stored),
      isChanged,
      error: bound.error ?? faultOf(name),
      help: isChanged ? messages.before(factText(name, stored[name], lists, messages.empty)) : help,
      onBlur: () => onLeave(name),
    };
  }
  const birth = field('birthDate', values.birthDate === null ? undefined : ageText(values.birthDate));
  const isWoman = isFixed('militaryStateEnumId', values);
  const isSingle = isFixed('numberOfKids', values);
  const sees = (name: FactName): boolean => isVisible(stored, name);
  return (
    <FieldGrid>
      <TextField {...field('firstName')} autoFocus maxLength={60} autoComplete="off" />
      <TextField {...field('lastName')} maxLength={80} autoComplete="off" />
      <TextField {...field('suffix')} maxLength={40} autoComplete="off" />
      {sees('fatherName') ? <TextField {...field('fatherName')} maxLength={60} autoComplete="off" /> : null}
      {sees('nationalCode') ? <TextField {...field('nationalCode')} kind="digits" maxLength={10} autoComplete="off" /> : null}
      {sees('idNumber') ? <TextField {...field('idNumber')} kind="digits" maxLength={10} autoComplete="off" /> : null}
      <SelectField {...field('gender')} onChange={(gender) => form.setValue('gender', gender === 'Y' || gender === 'N' ? gender : null)} options={genders} none />
      {sees('birthDate') ? <DateField {...birth} maxDate={today()} /> : null}
      {sees('birthPlace') ? <TextField {...field('birthPlace')} maxLength={80} autoComplete="off" /> : null}
      {sees('maritalStatusEnumId') ? <SelectField {...field('maritalStatusEnumId')} options={lists.maritalStatusEnumId} none /> : null}
      {sees('numberOfKids') ? (
        <NumberField {...field('numberOfKids', isSingle ? messages.singleKids : undefined)} value={isSingle ? null : values.numberOfKids} isDisabled={isSingle} maxDigits={2} />
      ) : null}
      {sees('militaryStateEnumId') ? (
        <SelectField
          {...field('militaryStateEnumId', isWoman ? messages.womanMilitary : undefined)}
          value={isWoman ? 'NotIncluded' : values.militaryStateEnumId}
          isDisabled={isWoman}
          options={lists.militaryStateEnumId}
          none
        />
      ) : null}
    </FieldGrid>
  );
}
