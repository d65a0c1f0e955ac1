import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import styles from './leave.module.css';
import words from './leave-page.messages.fa.ts';
import { daysText, lengthOf, timeText } from './leave-words.ui.ts';
import { DocumentLink } from './request/document-link.tsx';
import type { LeaveTime } from './request/leave-time.rules.ts';
import { TeamAway } from './team/team-away.tsx';

export const key = 'leave/decide';

/** As leave.process.ts tells it. */
interface Shown extends LeaveTime {
  readonly fullName: string;
  /** Null to who stands in and may not know of an illness. */
  readonly typeTitle: string | null;
  readonly minutes: number;
  readonly days: number;
  readonly substituteName: string | null;
  readonly note: string | null;
  readonly hasDocument: boolean;
  readonly document: string | null;
  readonly balance: { readonly dayMinutes: number; readonly before: number | null; readonly after: number | null };
  readonly teamSize: number;
  readonly away: readonly { readonly name: string; readonly fromDate: string; readonly thruDate: string; readonly isWaiting: boolean }[];
}

/** What somebody who decides on a leave looks at. */
export default function DecideForm({ data }: TaskFormProps) {
  const shown = data as unknown as Shown;
  const { balance, note, hasDocument, document, substituteName } = shown;
  return (
    <Stack>
      <Card>
        <DescriptionList
          isAcross
          items={[
            { term: words.kind, value: shown.typeTitle ?? words.kindHidden },
            { term: words.when, value: timeText(shown) },
            { term: words.cost, value: <b>{daysText(shown)}</b> },
            ...(balance.before === null || balance.after === null
              ? []
              : [
                  { term: words.before, value: lengthOf(balance.before, balance.dayMinutes) },
                  {
                    term: words.after,
                    value: (
                      <Text as="b" tone={balance.after < 0 ? 'danger' : undefined}>
                        {lengthOf(balance.after, balance.dayMinutes)}
                      </Text>
                    ),
                  },
                ]),
            ...(substituteName === null ? [] : [{ term: words.substitute, value: substituteName }]),
            ...(hasDocument ? [{ term: words.document, value: document === null ? words.hasDocument : <DocumentLink value={document} /> }] : []),
          ]}
        />
        {note === null ? null : <p className={styles.note}>{note}</p>}
      </Card>
      <Card title={words.team}>
        <TeamAway away={shown.away} size={shown.teamSize} />
      </Card>
    </Stack>
  );
}
