import { useDeferredValue, useMemo } from 'react';
import type { QueryInput } from '#kernel/call.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { useCall } from '#ui/client/hooks.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { useFormFact } from '#ui/form/hooks.ts';
import { formatNumber, shownDigits } from '#ui/format/format.ts';
import { Meta, Text } from '#ui/text/text.tsx';
import { lengthOf } from '../leave-words.ui.ts';
import { type LeaveRuleReach, leaveRuleReach } from './leave-rules.contract.ts';
import styles from './leave-rules.module.css';
import words from './leave-rules-page.messages.fa.ts';

type Asked = QueryInput<typeof leaveRuleReach>;

/** In the place of a query while nothing is asked. */
const NOTHING_SAID: Asked = { leaveTypeId: '', fromDate: '', dayMinutes: 0 };

/** What is asked of the values of a form; nothing while something is still to be said. */
function questionOf({ leaveTypeId, fromDate, thruDate, yearDays, carryDays, dayMinutes }: FormValues): Asked {
  if (typeof leaveTypeId !== 'string' || typeof fromDate !== 'string' || typeof dayMinutes !== 'number') return NOTHING_SAID;
  return {
    ...{ leaveTypeId, fromDate, dayMinutes },
    ...(typeof thruDate === 'string' && { thruDate }),
    ...(typeof yearDays === 'number' && { yearDays }),
    ...(typeof carryDays === 'number' && { carryDays }),
  };
}

/** Inside the form of a rule: whom it would touch, by what is written so far. */
export function RuleReach() {
  const values = useFormFact((form) => form.values);
  const query = useDeferredValue(useMemo(() => questionOf(values), [values]));
  const { data, error } = useCall(leaveRuleReach, { query, enabled: query !== NOTHING_SAID, keepPrevious: true });
  return (
    <section className={styles.reach} aria-label={words.reach} aria-live="polite">
      {query === NOTHING_SAID ? (
        <Meta>{words.reachAsks}</Meta>
      ) : error ? (
        <Text as="p" tone="danger">
          {error.messages}
        </Text>
      ) : data === undefined ? null : (
        <Reach of={data} dayMinutes={Number(query.dayMinutes)} yearDays={query.yearDays} />
      )}
    </section>
  );
}

interface ReachProps {
  of: LeaveRuleReach;
  dayMinutes: number;
  yearDays: Asked['yearDays'];
}

function Reach({ of: { employed, waiting, approved, year, lawDays, people, hasMore, isHidden }, dayMinutes, yearDays }: ReachProps) {
  const isBelow = lawDays !== null && yearDays !== undefined && Number(yearDays) < lawDays;
  return (
    <>
      <DescriptionList
        isAcross
        items={[
          { term: words.employed, value: formatNumber(employed) },
          { term: words.waiting, value: formatNumber(waiting) },
          { term: words.approved, value: formatNumber(approved) },
          ...(lawDays === null ? [] : [{ term: words.law, value: words.lawDays({ days: formatNumber(lawDays, 2) }) }]),
        ]}
      />
      {isBelow ? (
        <Text as="p" tone="danger">
          {words.belowLaw}
        </Text>
      ) : null}
      {people.length === 0 ? null : <People of={people} year={year} dayMinutes={dayMinutes} />}
      {hasMore ? <Meta>{words.more({ shown: formatNumber(people.length) })}</Meta> : null}
      {isHidden ? <Meta>{words.hidden}</Meta> : null}
      <Meta>{words.closed}</Meta>
    </>
  );
}

function People({ of, year, dayMinutes }: { of: LeaveRuleReach['people']; year: number | null; dayMinutes: number }) {
  const days = (minutes: number): string => lengthOf(minutes, dayMinutes);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.people} tabIndex={0} aria-label={words.people}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.person}</th>
            <th scope="col">{words.waiting}</th>
            <th scope="col">{words.approved}</th>
            {year === null ? null : <th scope="col">{words.ofYear({ year: shownDigits(String(year)) })}</th>}
          </tr>
        </thead>
        <tbody>
          {of.map(({ partyId, fullName, waiting, approved, before, after }) => (
            <tr key={partyId}>
              <td>{fullName}</td>
              <td>{waiting === undefined ? null : formatNumber(waiting)}</td>
              <td>{approved === undefined ? null : formatNumber(approved)}</td>
              {before == null || after == null ? null : <td>{before === after ? days(before) : words.becomes({ before: days(before), after: days(after) })}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
