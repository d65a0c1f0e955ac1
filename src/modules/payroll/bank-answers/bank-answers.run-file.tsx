import { Ban } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { importScreen } from '#modules/administration/administration.web.ts';
import { profileScreen } from '#modules/personnel/personnel.web.ts';
import { AskTextDialog } from '#ui/act/ask-text-dialog.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { formatDate, formatMoney, formatNumber, moneyUnitName, shownDigits } from '#ui/format/format.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import type { RunFile } from '../run-files/run-file.ui.ts';
import { payTransfers, voidTransferFile } from './bank-answers.contract.ts';
import words from './bank-answers-page.messages.fa.ts';

type Answered = ReplyOf<typeof payTransfers>;
type Sent = Answered['files'][number];
const MOST_REASON = 500;
/** More of them are told by their number. */
const SHOWN = 20;

const looks: Readonly<Record<keyof typeof words.states, BadgeState>> = { void: 'returned', waiting: 'info', paid: 'approved', rejected: 'rejected' };

function stateOf({ people, paid, rejected, voidReason }: Sent): keyof typeof words.states {
  if (voidReason !== null) return 'void';
  if (rejected > 0) return 'rejected';
  return paid === people ? 'paid' : 'waiting';
}

/** A file that the bank never got is called void, with the reason. */
function CallVoid({ payRunId, of: { transferFileId, rowVersion } }: { readonly payRunId: string; readonly of: Sent }) {
  const [isAsking, ask] = useState(false);
  const { mutateAsync } = useSend(voidTransferFile);
  return (
    <>
      <Button size="sm" icon={Ban} onPress={() => ask(true)}>
        {words.voidIt}
      </Button>
      {isAsking && (
        <AskTextDialog
          title={words.voidTitle}
          text={words.voidText}
          label={words.voidReason}
          rows={2}
          maxLength={MOST_REASON}
          needed={words.voidNeeded}
          confirmLabel={words.voidIt}
          isDanger
          act={(reason) => mutateAsync({ params: { payRunId, transferFileId }, body: { rowVersion, reason } })}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}

function SentFile({ payRunId, of }: { readonly payRunId: string; readonly of: Sent }) {
  const may = useMay(voidTransferFile);
  const { serial, people, amount, paymentDay, paid, rejected, voidReason } = of;
  const state = stateOf(of);
  const waiting = people - paid - rejected;
  return (
    <Stack gap={2}>
      <Row>
        <h3>
          <Text weight="semibold">{words.file(shownDigits(serial))}</Text>
        </h3>
        <Badge state={looks[state]}>{words.states[state]}</Badge>
      </Row>
      <p>{words.facts({ people: formatNumber(people), amount: formatMoney(amount), unit: moneyUnitName(), day: formatDate(paymentDay) })}</p>
      {voidReason === null ? (
        <p>{words.answers({ paid: formatNumber(paid), rejected: formatNumber(rejected), waiting: formatNumber(waiting) })}</p>
      ) : (
        <p>{words.voidWhy(voidReason)}</p>
      )}
      {may && voidReason === null && waiting === people && (
        <Row>
          <CallVoid payRunId={payRunId} of={of} />
        </Row>
      )}
    </Stack>
  );
}

/** Who is not paid yet, why, and the way to their account. */
function Unpaid({ of: { unpaid, unpaidPeople, unpaidAmount } }: { readonly of: Answered }) {
  if (unpaidPeople === 0) return <p>{words.allPaid}</p>;
  return (
    <Alert type="warning" isLive={false} title={words.unpaid({ people: formatNumber(unpaidPeople), amount: formatMoney(unpaidAmount), unit: moneyUnitName() })}>
      <p>{words.unpaidHelp}</p>
      <ul>
        {unpaid.slice(0, SHOWN).map(({ partyId, fullName, amount, reason }) => (
          <li key={partyId}>
            <ScreenLink to={profileScreen} search={{ partyId, tab: 'banking' }}>
              <bdi>{fullName}</bdi>
            </ScreenLink>
            {` — ${formatMoney(amount)} ${moneyUnitName()} — ${reason ?? words.left}`}
          </li>
        ))}
      </ul>
      {unpaidPeople > SHOWN && <p>{words.more(formatNumber(unpaidPeople - SHOWN))}</p>}
    </Alert>
  );
}

function BankAnswers({ payRunId }: { readonly payRunId: string }) {
  const may = useMay(payTransfers);
  const mayBring = useMay(importScreen);
  const mayAnswer = useMay(voidTransferFile);
  const { data, error } = useCall(payTransfers, { params: { payRunId }, enabled: may });
  if (!may || error) return null;
  return (
    <Card title={words.title}>
      <Stack>
        <p>{words.text}</p>
        {data === undefined && <Skeleton />}
        {data?.files.length === 0 && <p>{words.none}</p>}
        {data?.files.map((one) => (
          <SentFile key={one.transferFileId} payRunId={payRunId} of={one} />
        ))}
        {data !== undefined && data.files.length > 0 && (
          <>
            <Unpaid of={data} />
            {mayBring && mayAnswer && (
              <Row>
                <ScreenLink to={importScreen} search={{ kind: 'bankAnswers' }}>
                  {words.bring}
                </ScreenLink>
              </Row>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

export const bankAnswersFile: RunFile = { id: 'bankAnswers', order: 50, Content: BankAnswers };
