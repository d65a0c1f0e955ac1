import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { serviceAllocationScreen } from './service-allocation.screen.ts';
import words from './service-allocation-task.messages.fa.ts';

interface Shown {
  readonly title: string;
  readonly way: keyof typeof words.ways;
  readonly isReturned: boolean;
  readonly capacity: number;
  readonly given: number;
  readonly people: number;
  readonly lines: readonly { readonly place: number; readonly fullName: string; readonly groupName: string; readonly slotTitle: string | null }[];
}

/** What whoever decides on the list of an event reads, and the officer whose list came back. */
export default function AllocationForm({ data }: TaskFormProps) {
  const { title, way, isReturned, capacity, given, people, lines } = data as unknown as Shown;
  return (
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
        <DescriptionList
          items={lines.map((one) => ({
            term: words.placeOf({ place: formatNumber(one.place), name: one.fullName }),
            value: [one.groupName, one.slotTitle ?? words.waits].join(words.separator),
          }))}
        />
        <ScreenLink to={serviceAllocationScreen}>{words.open}</ScreenLink>
      </Stack>
    </Card>
  );
}
