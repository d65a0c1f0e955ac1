import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { type ListedLine, ListLines, type Mark } from './list-lines.tsx';
import { serviceAllocationScreen } from './service-allocation.screen.ts';
import words from './service-allocation-task.messages.fa.ts';

interface Shown {
  readonly title: string;
  readonly way: keyof typeof words.ways;
  readonly isReturned: boolean;
  readonly capacity: number;
  readonly given: number;
  readonly people: number;
  /** Of a draw. */
  readonly seed: string | null;
  readonly seedHash: string | null;
  readonly lines: readonly ListedLine[];
}

/** What whoever decides on the list of an event reads, and the officer whose list came back. */
export default function AllocationForm({ data, values, errors, onChange, isReadOnly }: TaskFormProps) {
  const { title, way, isReturned, capacity, given, people, seed, seedHash, lines } = data as unknown as Shown;
  const marks = (values['marks'] ?? []) as readonly Mark[];
  return (
    <Stack>
      <Card title={title}>
        <Stack>
          {isReturned ? <p>{words.correctAdvice}</p> : null}
          <DescriptionList
            isAcross
            items={[
              { term: words.way, value: words.ways[way] },
              { term: words.capacity, value: formatNumber(capacity) },
              { term: words.people, value: formatNumber(people) },
              { term: words.given, value: formatNumber(given) },
            ]}
          />
          {seed === null ? null : (
            <DescriptionList
              items={[
                { term: words.seedHash, value: <bdi>{seedHash}</bdi> },
                { term: words.seed, value: <bdi>{seed}</bdi> },
              ]}
            />
          )}
          <ScreenLink to={serviceAllocationScreen}>{words.open}</ScreenLink>
        </Stack>
      </Card>
      {errors['marks'] === undefined ? null : <Alert type="error">{errors['marks']}</Alert>}
      <Card title={words.lines} isFlush>
        <ListLines lines={lines} marks={marks} isReadOnly={isReadOnly || isReturned} onMark={(next) => onChange(next.length === 0 ? {} : { marks: next })} />
      </Card>
      {lines.length < people ? <p>{words.more({ shown: formatNumber(lines.length), all: formatNumber(people) })}</p> : null}
    </Stack>
  );
}
