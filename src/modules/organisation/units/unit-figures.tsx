import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { unitFigures } from './units.contract.ts';
import messages from './units-page.messages.fa.ts';

interface UnitFiguresProps {
  unitId: string;
  asOf: string | undefined;
  /** First and last day of the unit. */
  fromDate: string | null | undefined;
  thruDate: string | null | undefined;
}

/** Degree, establishment against actual, and how many people the unit holds with everything below it. */
export function UnitFigures({ unitId, asOf, fromDate, thruDate }: UnitFiguresProps) {
  const read = useCall(unitFigures, { params: { unitId }, query: { asOf } });
  if (read.error) return <ReadError of={read} title={messages.figuresFailed} headingLevel={2} />;
  const { data } = read;
  const counted = (count: number | undefined) => (count === undefined ? '-' : formatNumber(count));
  return (
    <Card title={messages.figures}>
      {data === undefined ? (
        <Skeleton kind="text" count={2} />
      ) : (
        <DescriptionList
          isAcross
          items={[
            { term: messages.degree, value: <bdi>{data.degreeTitle ?? messages.noDegree}</bdi> },
            { term: messages.own({ word: messages.seats }), value: counted(data.seats) },
            { term: messages.own({ word: messages.holders }), value: counted(data.holders) },
            { term: messages.own({ word: messages.vacancies }), value: counted(data.vacancies) },
            { term: messages.unitsBelow, value: counted(data.units) },
            { term: messages.people, value: counted(data.people) },
            { term: messages.created, value: fromDate ? <Ltr>{formatDate(fromDate)}</Ltr> : messages.always },
            ...(thruDate ? [{ term: messages.ended, value: <Ltr>{formatDate(thruDate)}</Ltr> }] : []),
          ]}
        />
      )}
    </Card>
  );
}
