import { ArrowRight } from 'lucide-react';
import { cx } from '#ui/cx/cx.ts';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { DirIcon, Icon } from '#ui/icon/icon.tsx';
import { Ltr } from '#ui/ltr/ltr.tsx';
import type { ChartUnit } from './chart.contract.ts';
import styles from './chart.module.css';
import { differences, type StructureChange } from './chart-compare.rules.ts';
import messages from './chart-page.messages.fa.ts';
import { looks, typeOf } from './drawing/chart-card.tsx';
import type { Changes } from './use-chart.ui.ts';

export interface ChartChangesProps {
  /** Undefined: today. */
  days: { readonly earlier: string | undefined; readonly shown: string | undefined };
  changes: Changes;
  before: readonly ChartUnit[];
  after: readonly ChartUnit[];
  levelNames: ReadonlyMap<string, string>;
  onShow: (id: string) => void;
}

const seatsOf = (units: readonly ChartUnit[]): string => formatNumber(units.reduce((sum, { seats }) => sum + seats, 0));

/** What differs between the two days, each a way to its card. */
export function ChartChanges({ days, changes, before, after, levelNames, onShow }: ChartChangesProps) {
  const names = new Map([...before, ...after].map(({ unitId, organizationName }) => [unitId, organizationName]));
  return (
    <aside className={styles.changes} aria-label={messages.changes}>
      <h2 className={styles.changesTitle}>
        {messages.changes} <span className={styles.count}>{formatNumber(changes.length)}</span>
      </h2>
      <p className={styles.between}>{messages.between({ from: formatDate(days.earlier ?? today()), to: formatDate(days.shown ?? today()) })}</p>
      {changes.length === 0 ? <p className={styles.same}>{messages.noDifference}</p> : null}
      <ul className={styles.changeList}>
        {changes.map((change) => (
          <li key={change.unitId}>
            <button type="button" className={styles.change} onClick={() => onShow(change.unitId)}>
              {change.kinds.slice(0, 1).map((kind) => (
                <span key={kind} className={styles.sign} data-state={looks[kind].state}>
                  <Icon of={looks[kind].icon} size="xs" />
                </span>
              ))}
              <span>
                <strong className={styles.changed}>{(change.after ?? change.before)?.organizationName}</strong>
                {sentences(change, { names, levelNames }).map((sentence) => (
                  <span key={sentence} className={styles.sentence}>
                    {sentence}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <dt>{messages.posts}</dt>
        <dd>
          <Ltr>{seatsOf(before)}</Ltr> <DirIcon of={ArrowRight} size="xs" /> <Ltr>{seatsOf(after)}</Ltr>
        </dd>
      </dl>
    </aside>
  );
}

/** What happened to a unit, in words. */
function sentences({ kinds, before, after }: StructureChange<ChartUnit>, { names, levelNames }: Record<'names' | 'levelNames', ReadonlyMap<string, string>>): readonly string[] {
  const nameOf = (unit: ChartUnit | undefined): string => names.get(unit?.parentUnitId ?? '') ?? messages.top;
  const words = {
    created: () => messages.under({ name: nameOf(after) }),
    moved: () => messages.movedFrom({ from: nameOf(before), to: nameOf(after) }),
    renamed: () => messages.formerName({ name: before?.organizationName ?? '' }),
    retyped: () => messages.movedFrom({ from: typeOf(before, levelNames) || messages.noType, to: typeOf(after, levelNames) || messages.noType }),
    closed: () => messages.closedUnder({ name: nameOf(before) }),
  };
  return kinds.map((kind) => `${messages.kinds[kind]}: ${words[kind]()}`);
}

export function Legend() {
  return (
    <ul aria-label={messages.legend} className={styles.legend}>
      {differences.map((kind) => (
        <li key={kind} className={cx(styles.key, styles[kind])}>
          {messages.kinds[kind]}
        </li>
      ))}
    </ul>
  );
}
