/** What somebody who decides on a request of attendance reads: the request, its days as they stand, the month, who else is away. */
import { decidingForm } from '#platform/requests/deciding-form.tsx';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatLongDate, shownDigits } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { hours, spanText } from '../day-counting/day-words.ui.ts';
import { attendanceRequest } from './requests.form.ts';
import words from './requests-decide.messages.fa.ts';

const Request = decidingForm(attendanceRequest);

interface Sight {
  readonly days: readonly {
    readonly date: string;
    readonly plan: readonly { readonly from: number; readonly minutes: number }[];
    readonly presses: readonly string[];
    readonly figures: Readonly<Record<'inside' | 'outside' | 'lacking' | 'counted', number>> | null;
  }[];
  readonly month: Readonly<Record<'inside' | 'lacking' | 'counted' | 'covered', number>>;
  readonly away: readonly string[];
}

function figuresOf({ figures }: Sight['days'][number]): string | null {
  if (figures === null) return null;
  const { inside, outside, lacking, counted } = figures;
  return words.figures({ inside: hours(inside), outside: hours(outside), lacking: hours(lacking), counted: hours(counted) });
}

export default function DecideAttendanceForm(props: TaskFormProps) {
  const { days = [], month, away = [] } = (props.data['sight'] ?? {}) as Partial<Sight>;
  return (
    <Stack>
      <Request {...props} />
      <Card title={words.days}>
        <Stack gap={2}>
          {days.map((one) => (
            <div key={one.date}>
              <p>
                {words.day({
                  day: formatLongDate(one.date),
                  plan: one.plan.length === 0 ? words.rest : one.plan.map(spanText).join(words.and),
                  presses: one.presses.length === 0 ? words.noPresses : one.presses.map(shownDigits).join(words.and),
                })}
              </p>
              <p>{figuresOf(one)}</p>
            </div>
          ))}
        </Stack>
      </Card>
      {month === undefined ? null : (
        <Card title={words.month}>
          <DescriptionList
            isAcross
            items={[
              { term: words.inside, value: hours(month.inside) },
              { term: words.covered, value: hours(month.covered) },
              { term: words.lacking, value: hours(month.lacking) },
              { term: words.counted, value: hours(month.counted) },
              { term: words.away, value: away.length === 0 ? words.nobody : away.join(words.and) },
            ]}
          />
        </Card>
      )}
    </Stack>
  );
}
