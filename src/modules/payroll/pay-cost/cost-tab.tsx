import { useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { useMay } from '#ui/client/session.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Side } from './cost.rules.ts';
import words from './cost-page.messages.fa.ts';
import { CostView } from './cost-view.tsx';
import { readCost } from './pay-cost.contract.ts';

/** What a run costs, by where its people worked; `year`: Jalali, of the run. */
export function CostTab({ id, year }: { readonly id: string; readonly year: number }) {
  const [by, choose] = useState<Side>('unit');
  if (!useMay(readCost)) return <Alert type="warning">{words.withheld}</Alert>;
  return (
    <Stack>
      <Text as="p" tone="muted">
        {words.leadOfRun}
      </Text>
      <CostView of={{ year, payRunId: id }} by={by} onBy={choose} noneText={words.noneOfRun} />
    </Stack>
  );
}
