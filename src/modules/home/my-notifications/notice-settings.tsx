import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { weekdayNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { noticeChannels } from '#platform/notifications/notice.define.ts';
import shared from '#platform/notifications/notices.messages.fa.ts';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { MinutesField } from '#ui/minutes-field/minutes-field.tsx';
import { Choices } from '#ui/page/choices.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { noticeSettings, saveNoticeSettings } from '../notice-choices/choices.contract.ts';
import messages from './my-notifications.messages.fa.ts';
import styles from './my-notifications.module.css';

type Settings = ReplyOf<typeof noticeSettings>;

const hours = Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), label: messages.hourOf(formatNumber(hour)) }));
const weekdays = weekdayNames.map((label, at) => ({ id: String(at), label }));
const digests = (['none', 'daily', 'weekly'] as const).map((value) => ({ value, label: messages.digests[value] }));

/** What somebody wants to hear of, on which way, when not, and whether a summary comes. */
export default function NoticeSettings({ onClose }: { onClose: () => void }) {
  const read = useCall(noticeSettings, { staleTime: 0 });
  const [edited, setEdited] = useState<Settings>();
  const save = useSend(saveNoticeSettings);
  const stored = read.data;
  const now = edited ?? stored;
  const isBroken = now !== undefined && isQuietBroken(now);
  const change = (more: Partial<Settings>): void => (now === undefined ? undefined : setEdited({ ...now, ...more }));
  const submit = async (): Promise<void> => {
    if (stored === undefined || now === undefined) return;
    const { quietFrom, quietUntil, digest, digestHour, digestWeekday } = now;
    const choices = now.topics.flatMap((topic, at) =>
      noticeChannels.flatMap((channel) => (topic[channel] === stored.topics[at]?.[channel] ? [] : [{ topic: topic.topic, channel, isOn: topic[channel] }])),
    );
    const body = { choices, quietFrom, quietUntil, digest, digestHour, digestWeekday };
    if (await tellOutcome(save.mutateAsync({ body }), messages.choicesSaved)) onClose();
  };
  const footer = (
    <>
      <Button variant="ghost" onPress={onClose}>
        {messages.cancel}
      </Button>
      <Button variant="filled" isPending={save.isPending} isDisabled={now === undefined || isBroken} onPress={() => void submit()}>
        {messages.saveChoices}
      </Button>
    </>
  );
  return (
    <Dialog isOpen isDrawer size="lg" title={messages.choicesTitle} onClose={onClose} footer={footer}>
      {read.error ? <ReadError of={read} title={messages.choicesFailed} headingLevel={3} /> : null}
      {now === undefined ? (
        <Skeleton kind="rows" count={6} />
      ) : (
        <div className={styles.settings}>
          <Topics now={now} onChange={change} />
          <Quiet now={now} isBroken={isBroken} onChange={change} />
          <Digest now={now} onChange={change} />
        </div>
      )}
    </Dialog>
  );
}

const isQuietBroken = ({ quietFrom, quietUntil }: Settings): boolean => (quietFrom === null) !== (quietUntil === null) || (quietFrom !== null && quietFrom === quietUntil);

interface PartProps {
  now: Settings;
  onChange: (more: Partial<Settings>) => void;
}

function Quiet({ now: { quietFrom, quietUntil }, isBroken, onChange }: PartProps & { isBroken: boolean }) {
  return (
    <fieldset className={styles.section}>
      <legend>{messages.quiet}</legend>
      <p className={styles.hint}>{messages.quietHelp}</p>
      <Choices>
        <MinutesField kind="time" label={messages.quietFrom} value={quietFrom} onChange={(minute) => onChange({ quietFrom: minute })} />
        <MinutesField kind="time" label={messages.quietUntil} value={quietUntil} onChange={(minute) => onChange({ quietUntil: minute })} />
      </Choices>
      {isBroken ? (
        <p role="alert" className={styles.error}>
          {messages.quietBoth}
        </p>
      ) : null}
    </fieldset>
  );
}

function Digest({ now: { digest, digestHour, digestWeekday }, onChange }: PartProps) {
  return (
    <fieldset className={styles.section}>
      <legend>{messages.digest}</legend>
      <p className={styles.hint}>{messages.digestHelp}</p>
      <Segmented label={messages.digest} isLabelHidden value={digest} options={digests} onChange={(value) => onChange({ digest: value })} />
      {digest === 'none' ? null : (
        <Choices>
          {digest === 'weekly' ? (
            <SelectField
              label={messages.digestWeekday}
              options={weekdays}
              value={String(digestWeekday)}
              onChange={(at) => onChange({ digestWeekday: Number(at ?? 0) })}
              isClearable={false}
            />
          ) : null}
          <SelectField
            label={messages.digestHour}
            options={hours}
            value={String(digestHour)}
            onChange={(hour) => onChange({ digestHour: Number(hour ?? 8) })}
            isClearable={false}
          />
        </Choices>
      )}
    </fieldset>
  );
}

/** Why a way is of no use to this person now. */
function denialReasons(channel: 'mail' | 'sms', { ways, hasEmail, hasMobile }: Settings): string | undefined {
  if (!ways.includes(channel)) return messages.wayShut(shared.channels[channel]);
  if (channel === 'mail' ? hasEmail : hasMobile) return undefined;
  return channel === 'mail' ? messages.noEmail : messages.noMobile;
}

function Topics({ now, onChange }: PartProps) {
  const reasons = (['mail', 'sms'] as const).map((channel) => ({ channel, reason: denialReasons(channel, now) }));
  const isUseless = (channel: string): boolean => reasons.some((one) => one.channel === channel && one.reason !== undefined);
  return (
    <section className={styles.section}>
      <p className={styles.hint}>{messages.choicesLead}</p>
      {reasons.map(({ channel, reason }) =>
        reason === undefined ? null : (
          <p key={channel} className={styles.hint}>
            {reason}
          </p>
        ),
      )}
      {now.topics.every(({ usesSms }) => usesSms) || isUseless('sms') ? null : <p className={styles.hint}>{messages.smsOfCompany}</p>}
      <table className={styles.topics}>
        <thead>
          <tr>
            <th scope="col">{messages.topic}</th>
            {noticeChannels.map((channel) => (
              <th key={channel} scope="col">
                {shared.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {now.topics.map((topic) => (
            <tr key={topic.topic}>
              <th scope="row">{topic.title}</th>
              {noticeChannels.map((channel) => (
                <td key={channel}>
                  <CheckBox
                    aria-label={messages.onWay(topic.title, shared.channels[channel])}
                    isSelected={topic[channel] && !(channel === 'sms' && !topic.usesSms)}
                    isDisabled={isUseless(channel) || (channel === 'sms' && !topic.usesSms)}
                    onChange={(isOn) => onChange({ topics: now.topics.map((one) => (one.topic === topic.topic ? { ...one, [channel]: isOn } : one)) })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
