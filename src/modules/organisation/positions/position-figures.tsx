import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { positionFigures } from './positions.contract.ts';
import messages from './positions-page.messages.fa.ts';

/** Establishment against actual of the whole reach or of a unit with everything below it, and how many answer to one post. */
export function PositionFigures({ asOf, unitId }: { asOf: string | undefined; unitId: string | undefined }) {
  const read = useCall(positionFigures, { query: { asOf, unitId }, keepPrevious: true });
  if (read.error) return <ReadError of={read} title={messages.figuresFailed} headingLevel={2} />;
  const { data } = read;
  return (
    <Card title={messages.figures}>
      {data === undefined ? (
        <Skeleton count={2} />
      ) : (
        <DescriptionList
          isAcross
          items={[
            { term: messages.activePosts, value: formatNumber(data.posts) },
            { term: messages.seats, value: formatNumber(data.seats) },
            { term: messages.holders, value: formatNumber(data.holders) },
            { term: messages.vacancies, value: formatNumber(data.vacancies) },
            { term: messages.surplus, value: formatNumber(data.surplus) },
            { term: messages.filled, value: data.seats === 0 ? '-' : messages.percentOf({ value: formatNumber(Math.round((100 * (data.seats - data.vacancies)) / data.seats)) }) },
            {
              term: messages.span,
              value: data.meanSpan === null ? '-' : messages.spanOf({ mean: formatNumber(data.meanSpan), widest: formatNumber(data.widestSpan) }),
            },
          ]}
        />
      )}
    </Card>
  );
}
