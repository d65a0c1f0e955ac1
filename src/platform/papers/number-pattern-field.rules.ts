/** The field of a type of papers that says how their numbers are written. */
import { type FieldDefinition, type FormValues, fault } from '#kernel/form/definition.ts';
import words from './number-pattern.messages.fa.ts';
import { PATTERN_LENGTH, patternFault } from './number-pattern.rules.ts';

export const numberPatternField = {
  type: 'text',
  name: 'numberPattern',
  label: words.label,
  help: words.help,
  maxLength: PATTERN_LENGTH,
  validator: ({ numberPattern }: FormValues) => {
    const found = typeof numberPattern === 'string' && numberPattern !== '' ? patternFault(numberPattern) : undefined;
    return fault(found && words.faults[found]);
  },
} as const satisfies FieldDefinition;
