import type { ReplyOf } from '#kernel/call.ts';
import { PaperCheck, type PaperVerdict } from '#platform/papers/paper-check.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { formatCode, formatDate } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { checkOrder } from './order-check.contract.ts';
import { orderCheckScreen } from './order-check.screen.ts';
import words from './order-paper.messages.fa.ts';
import messages from './order-prints.messages.fa.ts';

const said = words.check;
const types = { valid: 'success', corrected: 'warning', annulled: 'error', unknown: 'warning' } as const;

function verdictOf({ state, typeTitle, number, orderDate, companyName, initials }: ReplyOf<typeof checkOrder>): PaperVerdict {
  const isKnown = typeTitle !== null && number !== null && orderDate !== null;
  const facts = isKnown
    ? [
        { term: said.type, value: typeTitle },
        { term: said.company, value: <bdi>{companyName}</bdi> },
        { term: said.number, value: <Ltr>{formatCode(number)}</Ltr> },
        { term: said.orderDate, value: <Ltr>{formatDate(orderDate)}</Ltr> },
        { term: said.initials, value: <bdi>{initials}</bdi> },
      ]
    : [];
  return { type: types[state], sentence: said.verdicts[state], facts };
}

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
