/** When a task of many people is decided. */
import type { Many } from './definition.ts';
import type { ManyState } from './state.ts';

export const nobodyAsked: ManyState = { asked: 0, agreed: [], refused: [] };

export const needOf = ({ need }: Many, total: number): number => (need === 'all' ? total : need === 'any' ? 1 : Math.min(need, total));

/** With one more answer; undefined when this one has answered, or was never asked. */
export function withAnswer(state: ManyState, item: number, outcome: string, isRefusal: boolean): ManyState | undefined {
  const { total = 0, asked, agreed, refused } = state;
  if (item < 0 || item >= Math.min(total, asked) || agreed.includes(item) || refused.includes(item)) return undefined;
  return isRefusal ? { ...state, refused: [...refused, item], refusal: outcome } : { ...state, agreed: [...agreed, item], agreement: outcome };
}

/** The outcome of all together, or undefined as long as it is open. */
export function decided(many: Many, { total = 0, agreed, refused, agreement, refusal }: ManyState): string | undefined {
  const need = needOf(many, total);
  if (refusal !== undefined && (many.stopsAtRefusal || total - refused.length < need)) return refusal;
  return agreed.length >= need ? agreement : undefined;
}
