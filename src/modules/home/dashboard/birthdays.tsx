import { useState } from 'react';
import { monthNames, weekdayNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { addDays, toJalali, weekdayOf } from '#kernel/jalali/jalali.ts';
import { photoUrl } from '#platform/files/pictures/photo.ui.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { formatNumber, shownDigits } from '#ui/format/format.ts';
import styles from './birthdays.module.css';
import type { DashboardSummary } from './dashboard.contract.ts';
import messages from './dashboard-page.messages.fa.ts';

const SHOWN_FIRST = 5;

function dayText(date: string, today: string): string {
  if (date === today) return messages.today;
  if (date === addDays(today, 1)) return messages.tomorrow;
  const { month, day } = toJalali(date);
  return shownDigits(`${weekdayNames[weekdayOf(date)]} ${day} ${monthNames[month - 1]}`);
}

/** Whose birthday it is in the coming week. `today` is an ISO day. */
export function Birthdays({ people, today }: { people: DashboardSummary['birthdays']; today: string }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? people : people.slice(0, SHOWN_FIRST);
  return (
    <Card title={messages.birthdays}>
      {people.length === 0 ? <p className={styles.none}>{messages.noBirthdays}</p> : null}
      <ul>
        {shown.map(({ partyId, fullName, faceImage, date }) => (
          <li key={partyId} className={styles.row}>
            <Avatar name={fullName} partyId={partyId} photoUrl={photoUrl(faceImage)} size="sm" />
            <bdi className={styles.name}>{fullName}</bdi>
            <span className={styles.day}>{dayText(date, today)}</span>
          </li>
        ))}
      </ul>
      {shown.length < people.length ? (
        <div className={styles.more}>
          <Button variant="ghost" size="sm" onPress={() => setWhole(true)}>
            {messages.allBirthdays(formatNumber(people.length))}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
