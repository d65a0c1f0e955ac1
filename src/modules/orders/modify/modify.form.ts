/** What is asked before signed orders are changed. */
import type { ReplyOf } from '#kernel/call.ts';
import { defineForm, type FieldDefinition } from '#kernel/form/definition.ts';
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

export const correctForm = ({ movesKind, moves, factors }: Choices) =>
  defineForm('emplOrder/correct', [
    { type: 'date', name: 'orderDate', label: messages.orderDate, required: true },
    { type: 'date', name: 'fromDate', label: messages.correctFrom, help: messages.correctFromHelp, required: true },
    { type: 'date', name: 'thruDate', label: messages.thruDate },
    ...(movesKind ? [{ type: 'select', name: 'employmentStatusEnumId', label: messages.facts.kind, options: 'EmploymentStatus' } as const] : []),
    ...moveFields(() => moves),
    { type: 'textarea', name: 'description', label: messages.description, maxLength: 2000, col: 12 },
    ...factors.map(typedField),
  ]);
