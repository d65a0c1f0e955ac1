import type { ReplyOf } from '#kernel/call.ts';
import { PaperCheck, type PaperVerdict } from '#platform/papers/paper-check.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { checkPlace } from './place-check.contract.ts';
import { placeCheckScreen } from './place-check.screen.ts';
import words from './place-letter.messages.fa.ts';
import messages from './place-use.messages.fa.ts';

const said = words.check;
const types = { valid: 'success', used: 'info', cancelled: 'error', unknown: 'warning' } as const;

const verdictOf = ({ state, title, fromDate, thruDate, persons, unitCode, companyName, initials }: ReplyOf<typeof checkPlace>): PaperVerdict => ({
  type: types[state],
  sentence: said.verdicts[state],
  facts: [
    { term: said.event, value: title },
    { term: said.company, value: companyName },
    { term: said.days, value: fromDate && thruDate && `${formatDate(fromDate)} – ${formatDate(thruDate)}` },
    { term: said.persons, value: persons === null ? null : formatNumber(persons) },
    { term: said.unit, value: unitCode },
    { term: said.initials, value: initials },
  ].filter(({ value }) => value !== null),
});

/** Whether an introduction letter is genuine, for whoever holds it. */
export default function PlaceCheckPage() {
  const { code = '' } = useScreenSearch(placeCheckScreen);
  const { mutateAsync } = useSend(checkPlace);
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
