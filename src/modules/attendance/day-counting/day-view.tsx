import { Alert } from '#ui/alert/alert.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import styles from './day-counting.module.css';
import words from './day-words.messages.fa.ts';
import { className, exceptionName, figureName, hours, keyName, kindName, moment, ruleName, spanText } from './day-words.ui.ts';
import { type PersonDay, personDay } from './person-day.contract.ts';

export interface DayViewProps {
  readonly date: string;
  /** The own day when absent. */
  readonly partyId?: string | undefined;
}

/** A day with its plan, its presses and what each figure is made of. */
export function DayView({ date, partyId }: DayViewProps) {
  const read = useCall(personDay, { query: { date, partyId } });
  if (read.error) return <ReadError of={read} title={words.failed} />;
  if (read.data === undefined) return <Skeleton count={6} />;
  return <ExplainedDay day={read.data} />;
}

function ExplainedDay({ day }: { day: PersonDay }) {
  const { kind, shiftClass, plan, presses, exceptions, figures, isStored, fullAt } = day;
  if (kind === null) return <p>{words.noDay}</p>;
  return (
    <Stack gap={3}>
      {fullAt === null ? null : (
        <Alert type="info" isLive={false}>
          {words.fullAt({ time: moment(fullAt) })}
        </Alert>
      )}
      {isStored || figures === null ? null : (
        <Alert type="info" isLive={false}>
          {words.running}
        </Alert>
      )}
      <Row>
        {exceptions.map((one) => (
          <Badge key={`${one.kind} ${one.at}`} state={one.stops ? 'failed' : 'pending'}>
            {`${exceptionName(one.kind)} ${moment(one.at)}`}
          </Badge>
        ))}
      </Row>
      <DescriptionList
        isAcross
        items={[
          { term: words.planOf, value: plan.length === 0 ? words.rest : plan.map(spanText).join(words.and) },
          { term: words.kind, value: shiftClass === null ? kindName(kind) : `${kindName(kind)}${words.and}${className(shiftClass)}` },
          {
            term: words.presses,
            value: presses.length === 0 ? words.noPresses : presses.map(({ at, key }) => `${pressTime(at)}${key === null ? '' : ` ${keyName(key)}`}`).join(words.and),
          },
        ]}
      />
      <Lines lines={day.lines} />
    </Stack>
  );
}

const pressTime = (at: string): string => moment(Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16)));

/** Figures in their order, each with its pieces below. */
function Lines({ lines }: Pick<PersonDay, 'lines'>) {
  const byFigure = Map.groupBy(lines, ({ figure }) => figure);
  return (
    <dl className={styles.lines}>
      {[...byFigure].map(([figure, own]) => (
        <div key={figure} className={styles.figure}>
          <dt>{figureName(figure)}</dt>
          <dd>
            <b>{hours(own.reduce((sum, { minutes }) => sum + minutes, 0))}</b>
            <ul className={styles.pieces}>
              {own.map((line) => (
                <li key={`${line.rule} ${line.from}`}>{words.piece({ rule: ruleName(line.rule), length: hours(line.minutes), span: spanText(line) })}</li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
