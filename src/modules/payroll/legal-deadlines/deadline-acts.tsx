import { useState } from 'react';
import { AskButton } from '#ui/act/ask-button.tsx';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import words from './deadlines-page.messages.fa.ts';
import { periodOf } from './deadlines-sheet.rules.ts';
import type { DeadlineRow } from './deadlines-tab.tsx';
import { markDeadline, unmarkDeadline } from './legal-deadlines.contract.ts';
import { markForm } from './legal-deadlines.form.ts';

/** What may be said of a duty. */
export function DeadlineActs({ row }: { readonly row: DeadlineRow }) {
  const { payGroupId, duty, year, month, by } = row;
  const [isMarking, setMarking] = useState(false);
  const may = useMay(markDeadline);
  const unmark = useSend(unmarkDeadline);
  const which = { payGroupId, duty, year, month };
  return (
    <Row>
      {may && by === null ? (
        <Button size="sm" variant="ghost" onPress={() => setMarking(true)}>
          {words.mark}
        </Button>
      ) : null}
      {may && by === 'outside' ? (
        <AskButton label={words.unmark} size="sm" variant="ghost" title={words.unmark} act={() => unmark.mutateAsync({ body: which })} done={words.unmarked}>
          {words.unmarkText}
        </AskButton>
      ) : null}
      {isMarking ? (
        <Dialog isOpen title={words.markOf({ duty: words.duties[duty], period: periodOf(row) })} onClose={() => setMarking(false)}>
          <Stack>
            <Text as="p">{words.markLead}</Text>
            <DefinedForm
              of={markForm}
              layout="dialog"
              autoFocus
              call={markDeadline}
              toBody={({ reason }) => ({ ...which, reason: String(reason) })}
              submitLabel={words.save}
              savedText={words.marked}
              onReset={() => setMarking(false)}
              onSaved={() => setMarking(false)}
            />
          </Stack>
        </Dialog>
      ) : null}
    </Row>
  );
}
