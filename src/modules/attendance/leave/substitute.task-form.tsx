import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import words from './leave-page.messages.fa.ts';
import { daysText, timeText } from './leave-words.ui.ts';
import type { LeaveTime } from './request/leave-time.rules.ts';
import { TeamAway } from './team/team-away.tsx';

export const key = 'leave/substitute';

interface Shown extends LeaveTime {
  readonly fullName: string;
  readonly minutes: number;
  readonly days: number;
  readonly teamSize: number;
  readonly away: readonly { readonly name: string; readonly fromDate: string; readonly thruDate: string; readonly isWaiting: boolean }[];
}

/** For whom and when somebody is asked to stand in; neither the kind of leave nor its reason. */
export default function SubstituteForm({ data }: TaskFormProps) {
  const shown = data as unknown as Shown;
  return (
    <Stack>
      <Card>
        <Stack>
          <p>{words.askSubstitute({ name: shown.fullName })}</p>
          <DescriptionList
            isAcross
            items={[
              { term: words.when, value: timeText(shown) },
              { term: words.cost, value: daysText(shown) },
            ]}
          />
          <TeamAway away={shown.away} size={shown.teamSize} />
        </Stack>
      </Card>
    </Stack>
  );
}
