/** Whoever receives people finds a place by the code of its letter and says whether they came. */
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { AskButton } from '#ui/act/ask-button.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import messages from './place-letter.messages.fa.ts';
import { findByCode, markPlace } from './place-use.contract.ts';

const words = messages.use;
type Found = ReplyOf<typeof findByCode>;

export function UseByCode() {
  const may = useMay(findByCode);
  const [typed, type] = useState('');
  const [asked, ask] = useState('');
  const read = useCall(findByCode, { query: { code: asked }, enabled: may && asked !== '' });
  const [isMissing, miss] = useState(false);
  const refused = isApiError(read.error) ? (read.error.fields['code'] ?? read.error.messages) : undefined;
  // what was found is of the code that was sent, never of the one that is being typed
  const retype = (code: string): void => {
    type(code);
    miss(false);
    ask('');
  };
  if (!may) return null;
  return (
    <Card title={words.title}>
      <Stack>
        <p>{words.lead}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            miss(typed.trim() === '');
            ask(typed.trim());
          }}
        >
          <Stack>
            <TextField label={messages.check.code} value={typed} onChange={retype} maxLength={60} error={isMissing ? messages.check.codeNeeded : refused} />
            <Row>
              <Button type="submit" isPending={read.isFetching}>
                {words.find}
              </Button>
            </Row>
          </Stack>
        </form>
        {read.data !== undefined && asked !== '' ? <Place of={read.data} /> : null}
      </Stack>
    </Card>
  );
}

function Place({ of: { requestId = '', fullName, eventTitle, slotTitle, fromDate = '', thruDate = '', persons = 0, unitCode, status } }: { of: Found }) {
  const mark = useSend(markPlace);
  const say = (as: 'WpUsed' | 'WpNoShow') => () => mark.mutateAsync({ params: { requestId }, body: { as } });
  return (
    <>
      <DescriptionList
        isAcross
        items={[
          { term: words.name, value: <bdi>{fullName}</bdi> },
          { term: words.event, value: eventTitle },
          { term: words.slot, value: slotTitle },
          { term: words.days, value: `${formatDate(fromDate)} – ${formatDate(thruDate)}` },
          { term: words.persons, value: formatNumber(persons) },
          ...(unitCode ? [{ term: words.unit, value: unitCode }] : []),
          { term: words.state, value: status && words.states[status] },
        ]}
      />
      {status === 'WpConfirmed' ? (
        <Row>
          <AskButton label={words.used} icon={Check} variant="filled" title={words.used} act={say('WpUsed')} done={words.usedDone}>
            {words.usedText}
          </AskButton>
          <AskButton label={words.absent} icon={X} title={words.absent} act={say('WpNoShow')} done={words.absentDone}>
            {words.absentText}
          </AskButton>
        </Row>
      ) : null}
    </>
  );
}
