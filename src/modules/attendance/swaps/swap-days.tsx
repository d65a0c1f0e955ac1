import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatDateTime, formatLongDate } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import words from './swaps-page.messages.fa.ts';

/** What a form of an exchange is told. */
export interface ShownSwap {
  readonly fullName: string;
  readonly partnerName: string;
  readonly createdAt: string;
  readonly days: readonly { readonly date: string; readonly ownTitle: string | null; readonly partnerTitle: string | null }[];
  readonly reason?: string | null;
  readonly away?: readonly string[];
}

/** What each of the two would work in place of what is planned, day by day. */
export function SwapDays({ of: { fullName, partnerName, createdAt, days = [], reason, away } }: { of: ShownSwap }) {
  const line = (name: string, shift: string | null, before: string | null): string => words.works({ name, shift: shift ?? words.rest, before: before ?? words.rest });
  return (
    <Card title={words.exchange}>
      <Stack gap={2}>
        <DescriptionList
          items={[
            ...days.map(({ date, ownTitle, partnerTitle }) => ({
              term: formatLongDate(date),
              value: (
                <>
                  <div>{line(fullName, partnerTitle, ownTitle)}</div>
                  <div>{line(partnerName, ownTitle, partnerTitle)}</div>
                </>
              ),
            })),
            ...(reason ? [{ term: words.reason, value: <bdi>{reason}</bdi> }] : []),
            ...(away === undefined ? [] : [{ term: words.away, value: away.length === 0 ? words.nobody : away.join(words.and) }]),
            { term: words.created, value: formatDateTime(createdAt) },
          ]}
        />
      </Stack>
    </Card>
  );
}
