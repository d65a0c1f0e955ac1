/** Conditions in words, for whoever does not read signs. */
import { type Condition, readCondition, type Scalar } from '#kernel/workflow/condition.ts';
import { formatNumber } from '#ui/format/format.ts';
import { type DesignWords, titleIn } from './design-words.ui.ts';
import messages from './designer.messages.fa.ts';

const { conditionWords: says } = messages;

const valueText = (value: Scalar): string => (typeof value === 'number' ? formatNumber(value) : typeof value === 'string' ? says.quoted(value) : says.constants[`${value}`]);

/** The step whose answer a name asks for. */
const stepOf = (name: string): string | undefined => /^(?<step>[^.]+)\.outcome$/u.exec(name)?.groups?.['step'];

function termText(term: Condition, words: DesignWords): string {
  if (term.is === 'value') return valueText(term.value);
  if (term.is !== 'name') return says.inner(textOf(term, words));
  const step = stepOf(term.name);
  return step === undefined ? titleIn(words.vocabulary.variables, term.name) : messages.answerOf(words.stepTitle(step));
}

function compared({ by, left, right }: Extract<Condition, { is: 'compare' }>, words: DesignWords): string {
  const [one, other] = [termText(left, words), termText(right, words)];
  if (right.is === 'value' && (by === '==' || by === '!=')) {
    const isSame = by === '==';
    if (right.value === null) return isSame ? says.empty(one) : says.given(one);
    if (typeof right.value === 'boolean') return right.value === isSame ? one : says.not(one);
    const step = left.is === 'name' ? stepOf(left.name) : undefined;
    if (step !== undefined) return says[by](one, says.quoted(words.outcomeName(step, String(right.value))));
  }
  return says[by](one, other);
}

function textOf(condition: Condition, words: DesignWords): string {
  switch (condition.is) {
    case 'compare':
      return compared(condition, words);
    case 'not':
      return says.not(textOf(condition.of, words));
    case 'and':
    case 'or': {
      // what binds less stands in brackets
      const part = (one: Condition) => (condition.is === 'and' && one.is === 'or' ? says.inner(textOf(one, words)) : textOf(one, words));
      return `${part(condition.left)}${says[condition.is]}${part(condition.right)}`;
    }
    case 'in': {
      const step = condition.left.is === 'name' ? stepOf(condition.left.name) : undefined;
      const listed = condition.list.map((value) => (step === undefined ? valueText(value) : says.quoted(words.outcomeName(step, String(value)))));
      return says.in(termText(condition.left, words), listed.join(says.or));
    }
    default:
      return termText(condition, words);
  }
}

/** Undefined of one that is not understood. */
export function conditionText(when: string, words: DesignWords): string | undefined {
  try {
    return textOf(readCondition(when), words);
  } catch {
    return undefined;
  }
}
