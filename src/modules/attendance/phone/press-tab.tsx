import { LogIn, LogOut } from 'lucide-react';
import { useRef, useState } from 'react';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { saysNothing } from '#ui/client/api-error.ts';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { newKey } from '#ui/client/new-key.ts';
import { useMay } from '#ui/client/session.ts';
import { formatLongDate, shownDigits } from '#ui/format/format.ts';
import { isOffline } from '#ui/offline/kept-answers.ts';
import { useUnsent } from '#ui/offline/unsent.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Meta } from '#ui/text/text.tsx';
import { keyName } from '../day-counting/day-words.ui.ts';
import { type OwnPhone, ownPhone, pressOnPhone } from './phone.contract.ts';
import phoneMessages from './phone.messages.fa.ts';
import styles from './phone.module.css';
import words from './phone-page.messages.fa.ts';
import { placeNow } from './place.ui.ts';

type Way = 'in' | 'out';
const EVERY_MS = 30_000;
const clockTime = (at: string): string => shownDigits(at.slice(11, 16));

/** Coming and going, pressed on the phone. */
export function PressTab() {
  const read = useCall(ownPhone, { refetchInterval: EVERY_MS, keepPrevious: true });
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={2} />;
  if (read.data === undefined) return <Skeleton kind="blocks" count={2} />;
  const phone = read.data;
  return (
    <Stack>
      {phone.obstacle === null ? (
        <PressCard phone={phone} />
      ) : (
        <Alert type="warning" isLive={false}>
          {phoneMessages.errors[phone.obstacle]}
        </Alert>
      )}
      <TodayPresses presses={phone.presses} />
    </Stack>
  );
}

/** What was pressed and has no answer yet: sent again it is the same press. */
function usePress(phone: OwnPhone) {
  const { mutateAsync } = useSend(pressOnPhone);
  const [isPending, setPending] = useState(false);
  const unanswered = useRef<{ readonly pressId: string; readonly way: Way; readonly saidAt: number }>(undefined);
  async function send(way: Way): Promise<void> {
    const body = unanswered.current?.way === way ? unanswered.current : { pressId: newKey(), way, saidAt: Date.now() };
    unanswered.current = body;
    const place = phone.asksPlace ? await placeNow() : undefined;
    if (phone.asksPlace && place === undefined) {
      showAlert({ type: 'warning', message: window.isSecureContext ? words.noPlace : words.insecure });
      return;
    }
    const sent = mutateAsync({ body: { ...body, ...(place !== undefined && { place }) }, later: { what: words.waits(words.ways[way]) } }).then((press) => {
      const told = { way: words.ways[press.way], time: clockTime(press.at) };
      showAlert({ type: 'success', message: press.isKnown ? words.wasKnown(told) : words.pressed(told) });
    });
    const answered = sent.catch((error: unknown) => {
      // refused, it stands nowhere: pressed again it is a press of that moment
      if (!saysNothing(error)) unanswered.current = undefined;
      throw error;
    });
    if (await tellOutcome(answered)) unanswered.current = undefined;
  }
  async function press(way: Way): Promise<void> {
    setPending(true);
    try {
      await send(way);
    } finally {
      setPending(false);
    }
  }
  return { press, isPending };
}

function PressCard({ phone }: { phone: OwnPhone }) {
  const { press, isPending } = usePress(phone);
  const may = useMay(pressOnPhone);
  const waiting = useUnsent(({ items }) => items.filter(({ path, refusal }) => refusal === undefined && path.startsWith(pressOnPhone.path)).length);
  // what waits for a network has turned the way already
  const isInside = waiting % 2 === 0 ? phone.isInside : !phone.isInside;
  const [way, other]: readonly [Way, Way] = isInside ? ['out', 'in'] : ['in', 'out'];
  const labels = { in: words.pressIn, out: words.pressOut };
  return (
    <Card title={formatLongDate(phone.at.slice(0, 10))} actions={<Badge state={isInside ? 'active' : 'draft'}>{isInside ? words.inside : words.outside}</Badge>}>
      <div className={styles.press}>
        <p className={styles.time}>{words.serverTime(clockTime(phone.at))}</p>
        {may ? (
          <>
            <Button className={styles.big} variant="filled" size="lg" icon={way === 'in' ? LogIn : LogOut} iconMirrored isPending={isPending} onPress={() => void press(way)}>
              {labels[way]}
            </Button>
            <Button variant="ghost" size="md" isDisabled={isPending} onPress={() => void press(other)}>
              {labels[other]}
            </Button>
          </>
        ) : null}
        {isOffline() ? (
          <Alert type="info" isLive={false}>
            {words.offline} {words.lateAdvice}
          </Alert>
        ) : (
          <Meta>{phone.asksPlace ? words.asksPlace : words.counts}</Meta>
        )}
      </div>
    </Card>
  );
}

const TodayPresses = ({ presses }: Pick<OwnPhone, 'presses'>) => (
  <Card title={words.today}>
    {presses.length === 0 ? (
      <Meta>{words.noPress}</Meta>
    ) : (
      <ul className={styles.today}>
        {presses.map(({ at, key }) => (
          <li key={`${at} ${key}`}>
            <b>{clockTime(at ?? '')}</b> {key == null ? null : keyName(key)}
          </li>
        ))}
      </ul>
    )}
  </Card>
);
