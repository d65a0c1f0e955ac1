import type { ReplyOf } from '#kernel/call.ts';
import { PaperCheck, type PaperVerdict, paperFacts } from '#platform/papers/paper-check.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { checkOrder } from './order-check.contract.ts';
import { orderCheckScreen } from './order-check.screen.ts';
import words from './order-paper.messages.fa.ts';
import messages from './order-prints.messages.fa.ts';

const said = words.check;
const types = { valid: 'success', corrected: 'warning', annulled: 'error', unknown: 'warning' } as const;

const verdictOf = ({ state, typeTitle: kind, orderDate: day, ...paper }: ReplyOf<typeof checkOrder>): PaperVerdict => ({
  type: types[state],
  sentence: said.verdicts[state],
  facts: paperFacts({ ...said, kind: said.type, day: said.orderDate }, { ...paper, kind, day }),
});

/** Whether an order is genuine, for whoever holds the paper. */
export default function OrderCheckPage() {
  const { code = '' } = useScreenSearch(orderCheckScreen);
  const { mutateAsync } = useSend(checkOrder);
  return (
    <PaperCheck
      title={messages.checkTitle}
      lead={said.lead}
      codeLabel={said.code}
      codeNeeded={said.codeNeeded}
      given={code}
      ask={async (asked) => verdictOf(await mutateAsync({ body: { code: asked } }))}
    />
  );
}
