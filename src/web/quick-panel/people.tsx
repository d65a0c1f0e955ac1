import { Cake } from 'lucide-react';
import { useState } from 'react';
import { ownDay, type PersonDay, peopleDays } from '#modules/home/quick/quick.contract.ts';
import { profileScreen } from '#modules/personnel/profile/profile.screen.ts';
import { personnelSearchScreen } from '#modules/personnel/search/search.screen.ts';
import { photoUrl } from '#platform/files/pictures/photo.ui.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay, useSession } from '#ui/client/session.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import messages from './quick-panel.messages.fa.ts';
import styles from './today-tab.module.css';
import { When } from './when.tsx';

const SHOWN_FIRST = 5;

/** Whether the signed-in person sees the list of personnel, in whose reach the people of the panel lie. */
const useSeesPeople = (): boolean => useMay(personnelSearchScreen);

export function OwnBirthday() {
  const { data } = useCall(ownDay);
  const name = useSession(({ user }) => user?.fullName ?? '');
  if (data?.isBirthday !== true) return null;
  return (
    <p className={styles.greeting}>
      <Icon of={Cake} size="lg" />
      {messages.ownBirthday(name)}
    </p>
  );
}

function Faces({ people, today }: { people: readonly PersonDay[]; today: string }) {
  return (
    <ul className={styles.rows}>
      {people.map(({ partyId, fullName, faceImage, date }) => (
        <li key={partyId} className={`${styles.row} ${styles.face}`}>
          <Avatar name={fullName} partyId={partyId} photoUrl={photoUrl(faceImage)} size="sm" />
          <ScreenLink to={profileScreen} search={{ partyId }} className={styles.what}>
            <bdi>{fullName}</bdi>
          </ScreenLink>
          <When date={date} today={today} />
        </li>
      ))}
    </ul>
  );
}

/** What ends for oneself, and for who sees others, whose employment ends soon. */
export function Deadlines({ today }: { today: string }) {
  const { data } = useCall(ownDay);
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{messages.deadlines}</h3>
      {data?.deadlines.length === 0 ? <p className={styles.faint}>{messages.noDeadlines}</p> : null}
      <ul className={styles.rows}>
        {data?.deadlines.map(({ kind, date }) => (
          <li key={kind} className={styles.row}>
            <span className={styles.what}>{messages.ownDeadline[kind]}</span>
            <When date={date} today={today} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Ends of employments and birthdays in the reach of the list of personnel. */
export function PeopleOfTheDay({ today }: { today: string }) {
  const seesPeople = useSeesPeople();
  const { data, error, refetch, isFetching } = useCall(peopleDays, { enabled: seesPeople });
  if (!seesPeople) return null;
  if (error !== null)
    return (
      <section className={styles.section}>
        <p className={styles.faint}>{messages.peopleFailed}</p>
        <Button size="sm" isPending={isFetching} onPress={() => void refetch()}>
          {messages.retry}
        </Button>
      </section>
    );
  return (
    <>
      {data?.ending === undefined ? null : <Ending {...data.ending} today={today} />}
      {data?.birthdays === undefined ? null : <Birthdays people={data.birthdays} today={today} />}
    </>
  );
}

function Ending({ count, people, today }: { count: number; people: readonly PersonDay[]; today: string }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        {messages.ending} {count === 0 ? null : <span className={styles.faint}>{messages.endingCount(formatNumber(count))}</span>}
      </h3>
      {count === 0 ? <p className={styles.faint}>{messages.noEnding}</p> : <Faces people={people} today={today} />}
      {count > people.length ? <p className={styles.faint}>{messages.andOthers(formatNumber(count - people.length))}</p> : null}
    </section>
  );
}

function Birthdays({ people, today }: { people: readonly PersonDay[]; today: string }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? people : people.slice(0, SHOWN_FIRST);
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{messages.birthdays}</h3>
      {people.length === 0 ? <p className={styles.faint}>{messages.noBirthdays}</p> : <Faces people={shown} today={today} />}
      {shown.length < people.length ? (
        <Button variant="ghost" size="sm" onPress={() => setWhole(true)}>
          {messages.allBirthdays(formatNumber(people.length))}
        </Button>
      ) : null}
    </section>
  );
}
