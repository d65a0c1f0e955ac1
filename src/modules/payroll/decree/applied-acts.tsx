import type { ReplyOf } from '#kernel/call.ts';
import { AskButton } from '#ui/act/ask-button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { formatDateTime, formatNumber, formatRial } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { appliedDecrees, undoDecree } from './decree.contract.ts';
import words from './decree.messages.fa.ts';

type Act = ReplyOf<typeof appliedDecrees>['list'][number];

/** By which acts the wages of a year were written; each is taken back whole. Nothing where there was none. */
export function AppliedActs({ year }: { year: number }) {
  const read = useCall(appliedDecrees, { query: { year } });
  if (read.error) return <ReadError of={read} title={words.failed} />;
  if (read.data === undefined || read.data.list.length === 0) return null;
  return (
    <Card title={words.acts}>
      <Stack>
        {read.data.list.map((act) => (
          <AppliedAct key={act.wageDecreeId} act={act} />
        ))}
      </Stack>
    </Card>
  );
}

const whoAndWhen = (name: string | null | undefined, at: string): string => words.by(name ?? words.unknown, formatDateTime(at));

function AppliedAct({ act }: { act: Act }) {
  const { wageDecreeId = '', people = 0, oldTotal = '0', newTotal = '0', appliedByName, appliedAt = '', undoneByName, undoneAt, rowVersion = 1 } = act;
  const mayUndo = useMay(undoDecree);
  const { mutateAsync } = useSend(undoDecree);
  const isUndone = undoneAt !== null && undoneAt !== undefined;
  return (
    <Row>
      <Stack>
        <Text as="p" {...(isUndone && { tone: 'muted' })}>
          {words.act(formatNumber(people), formatRial(oldTotal), formatRial(newTotal))}
        </Text>
        <Text as="p" tone="muted">
          {whoAndWhen(appliedByName, appliedAt)}
        </Text>
        {isUndone ? (
          <Text as="p" tone="muted">
            {words.undoneBy(whoAndWhen(undoneByName, undoneAt))}
          </Text>
        ) : null}
      </Stack>
      {mayUndo && !isUndone ? (
        <AskButton
          label={words.undo}
          size="sm"
          isDanger
          title={words.undoTitle}
          act={() => mutateAsync({ params: { wageDecreeId }, body: { rowVersion } })}
          done={words.undoneDone}
        >
          {words.undoText}
        </AskButton>
      ) : null}
    </Row>
  );
}
