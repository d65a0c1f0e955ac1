import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useForReading } from '#platform/party/parts/for-reading.ui.ts';
import { AskButton } from '#ui/act/ask-button.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay, useSession } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatCode, formatDateTime } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Meta, Text } from '#ui/text/text.tsx';
import type { ProfileTabProps } from '../profile/profile-tab.ui.ts';
import { userProfileScreen } from '../profile/user-profile.screen.ts';
import { CounterLetter } from './issue-dialog.tsx';
import { PdfButton, StateBadge } from './letter-pieces.tsx';
import { askLetter, cancelLetter, type OwnLetter, openLetter, ownLetters } from './letters.contract.ts';
import { askForm } from './letters.form.ts';
import styles from './letters.module.css';
import { LettersInbox } from './letters-inbox.tsx';
import messages from './letters-page.messages.fa.ts';

/** Letters about a person: the own ones for whom they are open, or those of the person whose file it is. */
export function LettersTab({ partyId }: ProfileTabProps) {
  const ownId = useSession(({ user }) => user?.partyId);
  const mayOwn = useMay(ownLetters);
  return partyId === ownId && mayOwn ? <OwnLetters /> : <LettersOf partyId={partyId} />;
}

/** Those of somebody else, and a new one for who issues them. */
function LettersOf({ partyId }: { partyId: string }) {
  const isForReading = useForReading();
  const isOwn = useSession(({ user }) => user?.partyId) === partyId;
  const mayOpen = useMay(openLetter) && !isForReading && !isOwn;
  const [isOpen, open] = useState(false);
  return (
    <Stack>
      {mayOpen ? (
        <div>
          <Button icon={Plus} onPress={() => open(true)}>
            {messages.counter}
          </Button>
        </div>
      ) : null}
      <LettersInbox partyId={partyId} />
      {isOpen ? <CounterLetter partyId={partyId} onClose={() => open(false)} /> : null}
    </Stack>
  );
}

function OwnLetters() {
  const isForReading = useForReading();
  const mayAsk = useMay(askLetter) && !isForReading;
  const { act } = useScreenSearch(userProfileScreen);
  const [isAsking, ask] = useState(act === 'ask' && mayAsk);
  return (
    <Stack>
      {isAsking ? (
        <Card title={messages.ask}>
          <DefinedForm
            of={askForm}
            call={askLetter}
            layout="inline"
            start={{ kind: 'employment', language: 'fa' }}
            submitLabel={messages.send}
            autoFocus
            onReset={() => ask(false)}
            savedText={messages.asked}
            onSaved={() => ask(false)}
          />
        </Card>
      ) : null}
      <Card
        title={messages.own}
        actions={
          mayAsk && !isAsking ? (
            <Button size="sm" icon={Plus} onPress={() => ask(true)}>
              {messages.ask}
            </Button>
          ) : undefined
        }
      >
        <OwnList />
      </Card>
    </Stack>
  );
}

function OwnList() {
  const read = useCall(ownLetters, {});
  const { data } = read;
  if (read.error) return <ReadError of={read} title={messages.failed} headingLevel={3} />;
  if (data === undefined) return <Skeleton count={3} />;
  if (data.rows.length === 0)
    return (
      <EmptyState title={messages.ownNone} headingLevel={3}>
        {messages.ownAdvice}
      </EmptyState>
    );
  return data.rows.map((letter) => <OwnOne key={letter.letterId} letter={letter} />);
}

function OwnOne({ letter }: { letter: OwnLetter }) {
  const { kind, language, addressee, state, number, reason, askedAt, letterId } = letter;
  const title = messages.kinds[kind];
  const isForReading = useForReading();
  return (
    <article className={styles.letter} aria-label={title}>
      <Text weight="semibold">{title}</Text>
      <StateBadge state={state} />
      <Meta>{messages.toWhom({ language: messages.languages[language], addressee })}</Meta>
      <Meta>{formatDateTime(askedAt)}</Meta>
      {number === null ? null : (
        <Meta>
          {messages.number} <Ltr>{formatCode(number)}</Ltr>
        </Meta>
      )}
      {reason === null ? null : (
        <Meta>
          {messages.reason}: {reason}
        </Meta>
      )}
      <span className={styles.push}>
        {state === 'issued' ? <PdfButton letterId={letterId} title={title} /> : null}
        {state === 'asked' && !isForReading ? <Cancelling letterId={letterId} title={title} /> : null}
      </span>
    </article>
  );
}

function Cancelling({ letterId, title }: { letterId: string; title: string }) {
  const { mutateAsync } = useSend(cancelLetter);
  return (
    <AskButton
      label={messages.cancel}
      aria-label={messages.cancelOf({ title })}
      size="sm"
      variant="ghost"
      title={messages.cancelTitle}
      act={() => mutateAsync({ params: { letterId }, body: {} })}
      done={messages.cancelled}
    >
      {messages.cancelText}
    </AskButton>
  );
}
