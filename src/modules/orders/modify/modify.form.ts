/** What is asked before signed orders are changed. */
import type { ReplyOf } from '#kernel/call.ts';
import { defineForm, type FieldDefinition, type FormValues } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { moveFields } from '../moves/moves.form.ts';
import type { correctionChoices } from './correct.contract.ts';
import messages from './modify-page.messages.fa.ts';

export const annulForm = defineForm('emplOrder/annul', [{ type: 'textarea', name: 'reason', label: messages.reason, required: true, maxLength: 1000, col: 12 }]);

type Choices = ReplyOf<typeof correctionChoices>;

const MOST_POINTS = 999_999;
const MOST_RIALS = 999_999_999_999;

const typedField = ({ code, title, isScored }: Choices['factors'][number]): FieldDefinition => {
  const shared = { name: code, group: 'typed', label: title, min: 0, class: 'pay' } as const;
  return isScored ? { ...shared, type: 'float', max: MOST_POINTS } : { ...shared, type: 'number', money: true, max: MOST_RIALS };
};

/** What is said of the end, where the order may say something of it; nothing chosen: it stays. */
const endFields = (ends: Choices['ends']): readonly FieldDefinition[] =>
  ends.length === 0
    ? []
    : [
        { type: 'select', name: 'end', label: messages.end, options: optionRows(messages.ends).filter(({ enumId }) => ends.some((one) => one === enumId)), help: messages.endHelp },
        {
          ...{ type: 'select', name: 'terminationTypeEnumId', label: messages.endReason, options: 'TerminationType' },
          ...{ visibleWhen: ({ end }: FormValues) => end === 'ends', requiredWhen: ({ end }: FormValues) => end === 'ends' },
        },
      ];

export const correctForm = ({ movesKind, moves, ends, factors }: Choices) =>
  defineForm('emplOrder/correct', [
    { type: 'date', name: 'orderDate', label: messages.orderDate, required: true },
    { type: 'date', name: 'fromDate', label: messages.correctFrom, help: messages.correctFromHelp, required: true },
    { type: 'date', name: 'thruDate', label: messages.thruDate },
    ...(movesKind ? [{ type: 'select', name: 'employmentStatusEnumId', label: messages.facts.kind, options: 'EmploymentStatus' } as const] : []),
    ...moveFields(() => moves),
    ...endFields(ends),
    { type: 'textarea', name: 'description', label: messages.description, maxLength: 2000, col: 12 },
    ...factors.map(typedField),
  ]);
