import { FileDown } from 'lucide-react';
import { RunButton } from '#ui/act/run-button.tsx';
import { Card } from '#ui/card/card.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useMay } from '#ui/client/session.ts';
import { Row, Stack } from '#ui/stack/stack.tsx';
import type { RunFile } from '../run-files/run-file.ui.ts';
import words from '../run-files/run-files.messages.fa.ts';
import { payLists, printOutput } from './pay-audit.contract.ts';

const labels = { pdf: words.pdf, xlsx: words.sheet } as const;

function PayList({ payRunId }: { readonly payRunId: string }) {
  if (!useMay(printOutput)) return null;
  const take = async (list: (typeof payLists)[number], as: keyof typeof labels) =>
    saveBlob(await sendForBlob(printOutput, { params: { payRunId }, query: { as, list }, isLong: true }), `${words.lists[list]}.${as}`);
  return (
    <Card title={words.list}>
      <Stack gap={3}>
        <p>{words.listText}</p>
        {payLists.map((list) => (
          <Row key={list}>
            {(['pdf', 'xlsx'] as const).map((as) => (
              <RunButton key={as} size="sm" icon={FileDown} run={() => take(list, as)}>
                {words.listAs({ list: words.lists[list], as: labels[as] })}
              </RunButton>
            ))}
          </Row>
        ))}
      </Stack>
    </Card>
  );
}

export const payListFile: RunFile = { id: 'payList', order: 20, Content: PayList };
