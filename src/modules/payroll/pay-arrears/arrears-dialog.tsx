import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatMoney } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { periodName } from '../pay/period.rules.ts';
import words from './arrears-page.messages.fa.ts';
import { readArrearsLines } from './pay-arrears.contract.ts';

/** What somebody is owed of a month, by factor, over the list. */
export function ArrearsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useCall(readArrearsLines, { params: { payArrearsId: id } });
  const { data } = read;
  const title = data ? words.of({ name: data.fullName ?? '', period: periodName({ year: data.year ?? 0, month: data.month ?? 1 }) }) : words.title;
  return (
    <Dialog isOpen onClose={onClose} title={title} size="md">
      {data ? (
        <Stack gap={3}>
          {data.reason ? <p>{data.reason}</p> : null}
          {data.causes === undefined ? null : (
            <Card title={words.causes}>
              <p>{data.causes}</p>
            </Card>
          )}
          {data.lines === undefined || data.lines.length === 0 ? null : (
            <Card title={words.byFactor}>
              <DescriptionList items={data.lines.map(({ title: term, amount }) => ({ term, value: formatMoney(amount) }))} />
            </Card>
          )}
        </Stack>
      ) : read.error ? (
        <ReadError of={read} title={words.failed} />
      ) : (
        <Skeleton count={6} />
      )}
    </Dialog>
  );
}
