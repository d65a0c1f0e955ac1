import { Plus, Send } from 'lucide-react';
import type { NoticeChannel } from '#platform/notifications/notice.define.ts';
import { sampleValues, smsText, writeTexts } from '#platform/notifications/template.rules.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { send } from '#ui/client/client.ts';
import type { ControlProps } from '#ui/form/controls/control.ts';
import { useFormField, useFormStore } from '#ui/form/hooks.ts';
import { TextArea } from '#ui/text-area/text-area.tsx';
import type { EventRead } from './event-sheet.tsx';
import { placesOf } from './places.server.ts';
import { testTemplate } from './templates.contract.ts';
import messages from './templates.messages.fa.ts';
import styles from './templates.module.css';

interface BodyFieldProps {
  control: ControlProps;
  of: EventRead;
  channel: NoticeChannel;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The text with the values one may put into it, and below it what it looks like with samples. */
export function BodyField({ control: { value, onChange, shared, field }, of, channel }: BodyFieldProps) {
  const { onProblem: _problem, ...box } = shared;
  const store = useFormStore();
  const body = textOf(value);
  const subject = textOf(useFormField('subject').value);
  const insert = (name: string): void => {
    const input = document.getElementById(shared.id ?? '');
    const [from, to] = input instanceof HTMLTextAreaElement ? [input.selectionStart, input.selectionEnd] : [body.length, body.length];
    onChange(`${body.slice(0, from)}{${name}}${body.slice(to)}`);
    input?.focus();
  };
  const test = async (): Promise<void> => {
    const { values } = store.snapshot();
    await send(testTemplate, { body: { event: of.event, channel, subject: channel === 'sms' ? null : textOf(values['subject']) || null, body: textOf(values['body']) } });
    showAlert({ type: 'success', message: messages.testSent });
  };
  return (
    <div className={styles.writing}>
      <TextArea {...box} value={body} onChange={onChange} rows={field.rows ?? 7} maxLength={field.maxLength} />
      {shared.isReadOnly || of.placeholders.length === 0 ? null : (
        <fieldset className={styles.places}>
          <legend className={styles.caption}>{messages.placesHelp}</legend>
          {of.placeholders.map(({ name, label }) => (
            <Button key={name} size="sm" variant="soft" icon={Plus} onPress={() => insert(name)}>
              {label} <bdi dir="ltr">{`{${name}}`}</bdi>
            </Button>
          ))}
        </fieldset>
      )}
      <Preview of={of} channel={channel} subject={subject} body={body} />
      {shared.isReadOnly ? null : (
        <div>
          <RunButton icon={Send} isDisabled={(channel === 'sms' ? body : `${subject}${body}`).trim() === ''} run={test}>
            {messages.test}
          </RunButton>
        </div>
      )}
    </div>
  );
}

function Preview({ of, channel, subject, body }: { of: EventRead; channel: NoticeChannel; subject: string; body: string }) {
  const notice = { placeholders: placesOf(of), title: of.title };
  const texts = writeTexts({ subject: channel === 'sms' ? '' : subject, body }, notice, sampleValues(notice));
  return (
    <section aria-label={messages.preview} className={styles.preview}>
      <h3 className={styles.caption}>{messages.preview}</h3>
      {body.trim() === '' && subject.trim() === '' ? (
        <p className={styles.text}>{messages.previewEmpty}</p>
      ) : (
        <>
          {channel === 'sms' ? null : <p className={styles.subject}>{texts.subject}</p>}
          <p className={styles.text}>{channel === 'sms' ? smsText({ subject: '', body: texts.body }) : texts.body}</p>
        </>
      )}
    </section>
  );
}
