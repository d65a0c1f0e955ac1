import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { PersonPicker } from '#platform/people/person-picker.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatLongDate, shownDigits } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Meta } from '#ui/text/text.tsx';
import { pressKeys } from '../day/presses.rules.ts';
import devices from '../devices/devices-page.messages.fa.ts';
import { managementScreen } from '../management/management.screen.ts';
import { correctPress, pressesOfDay } from './exceptions.contract.ts';
import styles from './exceptions.module.css';
import messages from './exceptions-page.messages.fa.ts';
import { noPressForm, pressForm } from './presses.form.ts';

type Press = ReplyOf<typeof pressesOfDay>['rows'][number];

/** Presses of one person on one day, and what somebody says in their place. */
export function PressesTab() {
  const { partyId, date = today() } = useScreenSearch(managementScreen);
  const setSearch = useSetScreenSearch(managementScreen);
  return (
    <Stack>
      <div className={styles.choice}>
        <PersonPicker label={messages.person} value={partyId ?? null} onChange={(id) => void setSearch({ tab: 'presses', date, partyId: id ?? undefined })} />
        <DateField label={messages.date} value={date} onChange={(day) => void setSearch({ tab: 'presses', partyId, date: day ?? undefined })} />
      </div>
      {partyId === undefined ? (
        <EmptyState title={messages.choose} headingLevel={2}>
          {messages.chooseAdvice}
        </EmptyState>
      ) : (
        <Presses key={`${partyId} ${date}`} partyId={partyId} date={date} />
      )}
    </Stack>
  );
}

type Asked = { readonly act: 'add' } | { readonly act: 'correct' | 'withdraw'; readonly press: Press };

function Presses({ partyId, date }: { partyId: string; date: string }) {
  const read = useCall(pressesOfDay, { query: { partyId, date } });
  const may = useMay(correctPress);
  const [asked, ask] = useState<Asked>();
  if (read.error) return <ReadError of={read} title={messages.pressesFailed} headingLevel={2} />;
  if (read.data === undefined) return <Skeleton kind="blocks" count={2} />;
  return (
    <Card title={formatLongDate(date)}>
      {read.data.rows.length === 0 ? <Meta>{messages.noPress}</Meta> : null}
      <ul className={styles.presses}>
        {read.data.rows.map((press) => (
          <li key={press.eventId}>
            <PressLine press={press} />
            {may ? (
              <span className={styles.acts}>
                <Button variant="ghost" size="sm" onPress={() => ask({ act: 'correct', press })}>
                  {messages.correct}
                </Button>
                <Button variant="ghost" size="sm" onPress={() => ask({ act: 'withdraw', press })}>
                  {messages.withdraw}
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {may ? (
        <Button variant="outline" onPress={() => ask({ act: 'add' })}>
          {messages.addPress}
        </Button>
      ) : null}
      {asked === undefined ? null : <Saying asked={asked} partyId={partyId} date={date} onDone={() => ask(undefined)} />}
    </Card>
  );
}

const clockTime = (at: string | undefined): string => shownDigits((at ?? '').slice(11));
const keyName = (key: Press['key']): string => {
  const known = pressKeys.find((one) => one === key);
  return known === undefined ? '' : devices.pressKeys[known];
};

function PressLine({ press: { at, key, deviceTitle, reason, stoodAt, correctedByName } }: { press: Press }) {
  return (
    <span className={styles.press}>
      <b>{clockTime(at)}</b>
      {key == null ? null : <span>{keyName(key)}</span>}
      {reason == null ? (
        <Meta>{deviceTitle}</Meta>
      ) : (
        <Meta>{[messages.said({ name: correctedByName ?? '' }), ...(stoodAt == null ? [] : [messages.stoodAt({ at: clockTime(stoodAt) })]), reason].join(messages.separator)}</Meta>
      )}
    </span>
  );
}

const MINUTES = 60;
const two = (value: number): string => String(value).padStart(2, '0');
const wallTime = (date: string, minute: number): string => `${date}T${two(Math.floor(minute / MINUTES))}:${two(minute % MINUTES)}`;
const minuteOf = (at: string | undefined): number | undefined => (at === undefined ? undefined : Number(at.slice(11, 13)) * MINUTES + Number(at.slice(14, 16)));

function Saying({ asked, partyId, date, onDone }: { asked: Asked; partyId: string; date: string; onDone: () => void }) {
  const eventId = asked.act === 'add' ? null : asked.press.eventId;
  const title = asked.act === 'add' ? messages.addPress : asked.act === 'correct' ? messages.correct : messages.withdrawTitle;
  const shared = { call: correctPress, layout: 'dialog', onSaved: onDone, onReset: onDone, autoFocus: true, submitLabel: messages.addLabel } as const;
  return (
    <Dialog isOpen onClose={onDone} title={title}>
      {asked.act === 'withdraw' ? (
        <DefinedForm {...shared} of={noPressForm} toBody={({ reason }) => ({ partyId, eventId, date, at: null, reason: reason ?? '' })} />
      ) : (
        <DefinedForm
          {...shared}
          of={pressForm}
          start={asked.act === 'correct' ? { minute: minuteOf(asked.press.at), key: asked.press.key } : {}}
          toBody={({ minute, key, reason }) => ({
            ...{ partyId, eventId, date, reason: reason ?? '' },
            at: wallTime(date, Number(minute)),
            key: pressKeys.find((one) => one === key) ?? null,
          })}
        />
      )}
    </Dialog>
  );
}
