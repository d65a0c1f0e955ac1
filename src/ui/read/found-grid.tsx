import { useState } from 'react';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { Card } from '#ui/card/card.tsx';
import { Choices } from '#ui/page/choices.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { ReadError } from './read-error.tsx';
import { ReadGrid, type ReadGridProps } from './read-grid.tsx';

export interface FoundGridProps<A, R> extends ReadGridProps<A, R> {
  /** Label of the field in which words are typed. */
  search: string;
  /** What of a row the words are looked for in. */
  textOf: (row: R) => string;
}

/** The few rows of one answer, found by typed words in any alphabet of the keyboard. */
export function FoundGrid<A, R>({ search, textOf, rowsOf, ...grid }: FoundGridProps<A, R>) {
  const [typed, type] = useState('');
  const words = foldForSearch(typed);
  if (grid.of.error) return <ReadError of={grid.of} title={grid.failed} headingLevel={grid.headingLevel ?? 2} />;
  return (
    <>
      <Choices>
        <TextField kind="search" label={search} value={typed} onChange={type} />
      </Choices>
      <Card isFlush>
        <ReadGrid {...grid} rowsOf={(answer) => rowsOf(answer).filter((row) => foldForSearch(textOf(row)).includes(words))} />
      </Card>
    </>
  );
}
