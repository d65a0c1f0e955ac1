import type { ReplyOf } from '#kernel/call.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import type { BulkSelection } from '#ui/data-table/selection.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatCode, formatNumber, formatRial } from '#ui/format/format.ts';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { applyDecree } from './decree.contract.ts';
import words from './decree.messages.fa.ts';

/** Whose wages would be written, and what the server has told of them. */
export interface AskedApply {
  readonly selection: BulkSelection;
  readonly told: ReplyOf<typeof applyDecree>;
}

export interface ApplyDialogProps extends AskedApply {
  readonly year: number;
  readonly onClose: () => void;
}

/** What the act would write, in numbers; it is done with these and no others. */
export function ApplyDialog({ year, selection, told, onClose }: ApplyDialogProps) {
  const { mutateAsync } = useSend(applyDecree);
  const { people, oldTotal, newTotal, left } = told;
  const count = formatNumber(people);
  async function apply(): Promise<void> {
    await mutateAsync({ body: { year, selection, seen: { people, newTotal } } });
    showAlert({ type: 'success', message: words.done(count) });
    onClose();
  }
  return (
    <Dialog isOpen title={words.applyTitle(formatCode(String(year)))} onClose={onClose}>
      <Stack>
        <Text as="p">{people === 0 ? words.nobody : words.applyLead}</Text>
        {people === 0 ? null : (
          <DescriptionList
            items={[
              { term: words.sums.people, value: count },
              { term: words.sums.old, value: formatRial(oldTotal) },
              { term: words.sums.fresh, value: formatRial(newTotal) },
              { term: words.sums.difference, value: formatRial(String(BigInt(newTotal) - BigInt(oldTotal))) },
            ]}
          />
        )}
        {left.length === 0 ? null : (
          <Text as="p" tone="muted">
            {words.left(left.map(({ state, people: number }) => words.leftIn(words.states[state], formatNumber(number))).join(words.separator))}
          </Text>
        )}
        <Row>
          <Button onPress={onClose}>{words.close}</Button>
          {people === 0 ? null : (
            <RunButton variant="filled" run={apply}>
              {words.confirm(count)}
            </RunButton>
          )}
        </Row>
      </Stack>
    </Dialog>
  );
}
