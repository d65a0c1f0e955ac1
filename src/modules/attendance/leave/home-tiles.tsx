import { Badge } from '#ui/badge/badge.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { ProgressRing } from '#ui/progress-ring/progress-ring.tsx';
import { Text } from '#ui/text/text.tsx';
import { Tile, TileRead, TileRow, TileRows } from '#ui/tile/tile.tsx';
import { leaveTeam, type OwnLeave, ownLeave } from './leave.contract.ts';
import styles from './leave.module.css';
import words from './leave-page.messages.fa.ts';
import { lengthOf, timeText } from './leave-words.ui.ts';

/** The screen of one's own work belongs to another module: linked by its address. */
const OWN_WORK = '/performanceProfileForm';

/** What leave is left, and the one that comes next. */
export function OwnBalance() {
  const read = useCall(ownLeave);
  return (
    <Tile title={words.mine} all={{ href: OWN_WORK, label: words.more }}>
      <TileRead of={read} failed={words.failed}>
        {(own) => <Left own={own} />}
      </TileRead>
    </Tile>
  );
}

function Left({ own: { balance, requests } }: { own: OwnLeave }) {
  const { available, yearEntitlement, carriedIn, corrected, dayMinutes } = balance;
  const whole = Math.max(1, yearEntitlement + carriedIn + corrected);
  const day = today();
  const next = requests.filter(({ status, thruDate }) => status === 'LvApproved' && thruDate >= day).sort((a, b) => a.fromDate.localeCompare(b.fromDate))[0];
  return (
    <div className={styles.left}>
      <ProgressRing value={available} max={whole} label={words.available} />
      <div>
        <Text as="b">{lengthOf(available, dayMinutes)}</Text>
        <Text as="p" size="label" tone="muted">
          {words.ofYear({ days: formatNumber(whole / dayMinutes, 1) })}
        </Text>
        {next === undefined ? null : (
          <Text as="p" size="label">
            {words.nextLeave({ when: timeText(next) })}
          </Text>
        )}
      </div>
    </div>
  );
}

/** Who of the own unit is away today. */
export function AwayToday() {
  const day = today();
  const read = useCall(leaveTeam, { query: { fromDate: day, thruDate: day } });
  return (
    <Tile title={words.awayToday} count={read.data?.absences.filter(({ isWaiting }) => !isWaiting).length}>
      <TileRead of={read} failed={words.failed}>
        {({ absences, members }) => {
          const names = new Map(members.map(({ partyId, fullName }) => [partyId, fullName]));
          return (
            <TileRows label={words.awayToday} none={words.allHere}>
              {absences.map((one) => (
                <TileRow
                  key={`${one.partyId} ${one.fromDate}`}
                  title={names.get(one.partyId) ?? ''}
                  note={words.fromTo({ from: formatDate(one.fromDate), thru: formatDate(one.thruDate) })}
                  mark={one.isWaiting ? <Badge state="pending">{words.awayWaiting}</Badge> : undefined}
                />
              ))}
            </TileRows>
          );
        }}
      </TileRead>
    </Tile>
  );
}
