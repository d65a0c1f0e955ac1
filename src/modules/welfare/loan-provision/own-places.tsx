/** The own places in lists of loans: for the page of the own requests. */
import { AskButton } from '#ui/act/ask-button.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { ownPlaces, withdrawOwnPlace } from './loan-provision.contract.ts';
import words from './own-places.messages.fa.ts';

const badges = { LpWaiting: 'pending', LpFunded: 'approved', LpWithdrawn: 'returned', LpReleased: 'done', LpCancelled: 'returned' } as const;

/** Nothing for whoever stands in no list and has no draw before them. */
export default function OwnPlaces() {
  const mayRead = useMay(ownPlaces);
  const { data } = useCall(ownPlaces, { enabled: mayRead });
  const withdraw = useSend(withdrawOwnPlace);
  if (data === undefined || (data.list.length === 0 && data.announced.length === 0)) return null;
  return (
    <Card title={words.heading}>
      <Stack>
        {data.list.map(({ loanBudgetPlaceId = '', loanRequestId = '', loanTitle, title, statusId, place = 0, count = 0, score, explanation, hash, seed, seedHash }) => (
          <Stack key={loanBudgetPlaceId}>
            <DescriptionList
              items={[
                {
                  term: String(loanTitle),
                  value: [
                    title,
                    words.place({ place: formatNumber(place), count: formatNumber(count) }),
                    typeof score === 'number' && words.points({ points: formatNumber(score) }),
                  ]
                    .filter(Boolean)
                    .join(words.separator),
                },
                { term: words.why, value: explanation },
                { term: words.status, value: statusId && <Badge state={badges[statusId]}>{words.statuses[statusId]}</Badge> },
                ...(hash && seed
                  ? [{ term: words.draw, value: words.seed({ seed, request: loanRequestId, own: hash }) }]
                  : seedHash
                    ? [{ term: words.draw, value: words.hash({ hash: seedHash }) }]
                    : []),
              ]}
            />
            {statusId === 'LpWaiting' || statusId === 'LpFunded' ? (
              <Row>
                <AskButton
                  label={words.withdraw}
                  title={words.withdraw}
                  isDanger
                  act={() => withdraw.mutateAsync({ params: { loanBudgetPlaceId }, body: {} })}
                  done={words.withdrawn}
                >
                  {words.withdrawText}
                </AskButton>
              </Row>
            ) : null}
          </Stack>
        ))}
        {data.announced.map(({ loanBudgetId, title, loanTitle, requestsThru, seedHash }) => (
          <DescriptionList
            key={loanBudgetId}
            items={[
              { term: loanTitle, value: words.open({ title, thru: formatDate(requestsThru) }) },
              { term: words.draw, value: words.hash({ hash: seedHash }) },
            ]}
          />
        ))}
      </Stack>
    </Card>
  );
}
