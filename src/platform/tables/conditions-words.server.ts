/** What a list was asked for, as the sentence that stands over its print: words, parameters, filters, the choice of rows. */

import words from '#kernel/table/filter.messages.fa.ts';
import { columnOf } from '#kernel/table/filter.ts';
import { filterWords, sentenceOf } from '#kernel/table/filter-words.ts';
import { printedCell, printedCount } from '#platform/print/printed.rules.ts';
import { literalLabel } from './cells.rules.ts';
import type { Asked } from './table.store.ts';

/** Empty when all rows were asked for. */
export function conditionsInWords({ table, parts, request: { search, filters }, chosen }: Pick<Asked, 'table' | 'parts' | 'request' | 'chosen'>): string {
  const sentences = filters.flatMap((filter) => {
    const column = columnOf(table, filter.column);
    if (column === undefined) return [];
    const texts = {
      value: (value: string) => printedCell(column, value, literalLabel),
      option: (id: string) => parts.labels?.get(id) ?? literalLabel(column, id),
      count: printedCount,
    };
    return [sentenceOf(filterWords(column, filter, texts))];
  });
  return [...(search === '' ? [] : [words.words(search)]), ...(parts.said ?? []), ...sentences, ...(chosen === undefined ? [] : [words.chosenOnly])].join(words.separator);
}
