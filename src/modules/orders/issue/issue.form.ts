/** What is asked before orders are counted. */
import { defineForm, type FieldDefinition, type FormValues, type OptionRow } from '#kernel/form/definition.ts';
import { moveFields } from '../moves/moves.form.ts';
import messages from './issue-page.messages.fa.ts';

export interface IssueChoices {
  readonly types: readonly OptionRow[];
  readonly agreements: readonly OptionRow[];
  readonly factors: readonly { readonly code: string; readonly title: string; readonly isScored: boolean; readonly sets: readonly string[] }[];
  /** Law of each type of contract. */
  readonly setOf: ReadonlyMap<string, string>;
  /** They were handed over, and are too many to be shown. */
  readonly isForMany?: boolean;
}

const MOST_POINTS = 999_999;
const MOST_RIALS = 999_999_999_999;

/** Asked where the law of the type of contract knows it; where none is chosen, each. */
const typedField = ({ code, title, isScored, sets }: IssueChoices['factors'][number], setOf: IssueChoices['setOf']): FieldDefinition => {
  const visibleWhen = ({ agreementId }: FormValues): boolean => {
    const chosen = typeof agreementId === 'string' ? setOf.get(agreementId) : undefined;
    return chosen === undefined || sets.includes(chosen);
  };
  const shared = { name: code, group: 'typed', label: title, min: 0, class: 'pay', visibleWhen } as const;
  return isScored ? { ...shared, type: 'float', max: MOST_POINTS } : { ...shared, type: 'number', money: true, max: MOST_RIALS };
};

const codes: FieldDefinition = { type: 'textarea', name: 'codes', label: messages.codes, help: messages.codesHelp, maxLength: 10_000, col: 12 };

const trialField: FieldDefinition = { type: 'indicator', name: 'trial', label: messages.trial, help: messages.trialHelp };

export const issueForm = ({ types, agreements, factors, setOf, isForMany = false }: IssueChoices) => {
  const typeOf = ({ settingId }: FormValues): OptionRow | undefined => types.find((one) => one['settingId'] === settingId);
  return defineForm('emplOrder/issue', [
    ...(isForMany ? [] : [codes]),
    { type: 'select', name: 'settingId', label: messages.setting, options: types, optionIdField: 'settingId', optionLabelField: 'title', required: true },
    {
      type: 'select',
      name: 'agreementId',
      label: messages.agreement,
      options: agreements,
      optionIdField: 'agreementId',
      optionLabelField: 'codeTitle',
      help: messages.agreementHelp,
    },
    { type: 'date', name: 'orderDate', label: messages.orderDate, required: true },
    { type: 'date', name: 'fromDate', label: messages.fromDate, required: true },
    { type: 'date', name: 'thruDate', label: messages.thruDate, requiredWhen: (values: FormValues) => typeOf(values)?.['needsEnd'] === true },
    {
      ...{ type: 'select', name: 'employmentStatusEnumId', label: messages.kind, options: 'EmploymentStatus' },
      visibleWhen: (values: FormValues) => typeOf(values)?.['movesKind'] === true,
    },
    ...moveFields((values) => (typeOf(values)?.['moves'] ?? []) as readonly string[]),
    ...(isForMany ? [] : [trialField]),
    { type: 'textarea', name: 'description', label: messages.description, maxLength: 2000, col: 12 },
    ...factors.map((factor) => typedField(factor, setOf)),
  ]);
};
