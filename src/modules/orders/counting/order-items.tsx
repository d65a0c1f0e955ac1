/** Items of an order as they are read: what each was before, and how it came about. */
import type { ReplyOf } from '#kernel/call.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { lawNames } from '#modules/payroll/payroll.web.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { amountHead, formatMoney } from '#ui/format/format.ts';
import type { FormulaName } from '#ui/formula-editor/formula-name.ts';
import type { Explanation } from '#ui/formula-explanation/explanation.ts';
import { FormulaExplanation } from '#ui/formula-explanation/formula-explanation.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import type { calculateOrder } from './calculate.contract.ts';
import words from './order-items.messages.fa.ts';
import styles from './order-items.module.css';
import nameWords from './order-names.messages.fa.ts';
import { nameOfFactor } from './order-names.rules.ts';

export type ShownItem = ReplyOf<typeof calculateOrder>['items'][number];

const named = (code: string, title: string): FormulaName => ({ code, title, type: 'number' });
const factNames: readonly FormulaName[] = [...Object.entries(nameWords.facts).map(([code, title]) => named(code, title)), ...lawNames];
/** All that a formula may ask of a factor. */
const namesOf = ({ code, title }: ShownItem): readonly FormulaName[] => [
  named(nameOfFactor.amount(code), nameWords.amount(title)),
  named(nameOfFactor.score(code), nameWords.score(title)),
  named(nameOfFactor.typed(code), nameWords.typed(title)),
  named(nameOfFactor.previous(code), nameWords.previous(title)),
  named(nameOfFactor.previousScore(code), nameWords.previousScore(title)),
];

const dash = '—';
const money = (rials: string | undefined): string => (rials === undefined ? dash : formatMoney(rials));

const columnsNow = (): readonly GridColumn<ShownItem>[] => [
  { id: 'title', label: words.factor, grows: true, render: ({ title }) => title },
  { id: 'basis', label: words.basis, width: 90, render: ({ basis }) => words.bases[basis] },
  { id: 'score', label: words.score, width: 90, align: 'count', render: ({ score }) => (score == null ? dash : toPersianDigits(score)) },
  { id: 'previous', label: amountHead(words.previous), width: 140, align: 'count', render: ({ previous }) => money(previous) },
  { id: 'amount', label: amountHead(words.amount), width: 140, align: 'count', render: ({ amount }) => money(amount) },
  { id: 'difference', label: amountHead(words.difference), width: 140, align: 'count', render: ({ difference }) => money(difference) },
];

/** Items of an order, and under them how each came about. */
export function OrderItems({ items }: { items: readonly ShownItem[] }) {
  const names = [...items.flatMap(namesOf), ...factNames];
  const explained = items.filter(({ explanation, amount }) => explanation != null && amount !== '0');
  return (
    <Stack>
      <DataGrid label={words.table} columns={columnsNow()} rows={[...items]} rowKey={({ code }) => code} hasCards empty={null} />
      {explained.length === 0 ? null : (
        <div className={styles.explained}>
          <Stack gap={3}>
            {explained.map(({ code, title, explanation }) => (
              <details key={code}>
                <summary>{words.explain(title)}</summary>
                <FormulaExplanation node={explanation as Explanation} names={names} />
              </details>
            ))}
          </Stack>
        </div>
      )}
    </Stack>
  );
}
