import type { ReplyOf } from '#kernel/call.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Composition, type Part } from './composition.tsx';
import type { dashboardSummary } from './dashboard.contract.ts';
import styles from './dashboard.module.css';
import messages from './dashboard-page.messages.fa.ts';
import { type Ways, waysOn } from './drill-down.rules.ts';

type Summary = ReplyOf<typeof dashboardSummary>;
type Years = Summary['byService'][number];
type Named = Summary['byEmploymentKind'][number];

const UNKNOWN = 'unknown';

function yearsLabel({ from, to }: Years): string {
  if (from === null) return messages.unknown;
  if (from === 0 && to !== null) return messages.below(formatNumber(to + 1));
  return to === null ? messages.above(formatNumber(from)) : messages.years(formatNumber(from), formatNumber(to));
}

const byYears = (ways: Ways, column: 'age' | 'service', groups: readonly Years[]): readonly Part[] =>
  groups.map((group) => ({ id: String(group.from ?? UNKNOWN), label: yearsLabel(group), count: group.count, to: ways.inYears(column, group) }));

const byKind = (ways: Ways, groups: readonly Named[]): readonly Part[] =>
  groups.map(({ enumId, description, count }) => ({ id: enumId ?? UNKNOWN, label: description ?? messages.unknown, count, to: ways.ofKind(enumId) }));

const byDegree = (ways: Ways, groups: readonly Named[]): readonly Part[] =>
  groups.map(({ enumId, description, count }, at) => ({
    id: enumId ?? UNKNOWN,
    label: description ?? messages.noDegree,
    count,
    to: ways.ofDegree(
      enumId,
      groups.slice(0, at).flatMap((one) => one.enumId ?? []),
    ),
  }));

const byGender = (ways: Ways, groups: Summary['byGender']): readonly Part[] =>
  groups.map(({ gender, count }) => ({ id: gender ?? UNKNOWN, label: gender === null ? messages.unknown : messages.genders[gender], count, to: ways.ofGender(gender) }));

function byUnit(ways: Ways, { byUnit: units, headcount }: Summary): readonly Part[] {
  const others = headcount - units.reduce((sum, { count }) => sum + count, 0);
  const named = units.map(({ name, count }) => ({ id: name, label: name, count, to: ways.ofUnit(name) }));
  return others > 0 ? [...named, { id: 'others', label: messages.others, count: others }] : named;
}

/** What the personnel of the day (ISO) are made of; each part leads to its people. */
export function Compositions({ summary, today }: { summary: Summary; today: string }) {
  const ways = waysOn(today);
  return (
    <div className={styles.halves}>
      <Composition title={messages.byKind} parts={byKind(ways, summary.byEmploymentKind)} />
      <Composition title={messages.byUnit} parts={byUnit(ways, summary)} />
      {summary.byAge === undefined ? null : <Composition title={messages.byAge} parts={byYears(ways, 'age', summary.byAge)} />}
      <Composition title={messages.byService} parts={byYears(ways, 'service', summary.byService)} />
      {summary.byDegree === undefined ? null : <Composition title={messages.byDegree} parts={byDegree(ways, summary.byDegree)} />}
      <Composition title={messages.byGender} parts={byGender(ways, summary.byGender)} />
    </div>
  );
}
