import { ChevronLeft } from 'lucide-react';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import type { z } from '#kernel/schema.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatMoney, formatPercent } from '#ui/format/format.ts';
import type { FormulaName } from '#ui/formula-editor/formula-name.ts';
import type { Explanation } from '#ui/formula-explanation/explanation.ts';
import { FormulaExplanation } from '#ui/formula-explanation/formula-explanation.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import lawMessages from '../annual-annuities/annual-annuities-formula.messages.fa.ts';
import payMessages from '../pay/pay.messages.fa.ts';
import { periodName } from '../pay/period.rules.ts';
import words from './explained-lines.messages.fa.ts';
import styles from './explained-lines.module.css';
import type { payReply } from './pay-reply.contract.ts';

type Answer = z.infer<typeof payReply>;
type Line = Answer['lines'][number];

const titled = (code: string, title: string): FormulaName => ({ code, title, type: 'number' });
const { factors, sums, names, spans, wageOf, workOf } = payMessages;
const spanFields = Object.entries(spans).map(([code, title]) => titled(code, title));

/** All that the formulas of pay name, as they are read. */
const allNames: readonly FormulaName[] = [
  ...Object.entries(lawMessages.formula.names).map(([code, title]) => titled(`law.${code}`, title)),
  ...Object.entries({ ...names, ...factors, ...sums }).map(([code, title]) => titled(code, title)),
  ...Object.entries(factors).map(([code, title]) => ({ ...titled(`wage.${code}`, wageOf(title)), fields: spanFields })),
  ...Object.entries(factors).map(([code, title]) => titled(`work.${code}`, workOf(title))),
];

/** The heading of a part of a payslip. */
export const PartTitle = ({ children }: { children: string }) => <h3 className={styles.title}>{children}</h3>;

interface Shown {
  line: Line;
  /** The month that the whole is of: a line of another one says of which. */
  month: Line['of'];
}

const count = ({ year, month }: Line['of']): number => year * 12 + month;
const latest = (lines: readonly Line[]): Line['of'] => lines.reduce((last, { of }) => (count(of) > count(last) ? of : last), { year: 0, month: 1 });

function Head({ line: { title, amount, of }, month }: Shown) {
  return (
    <>
      <Icon of={ChevronLeft} size="xs" className={styles.mark} />
      <span>{count(of) === count(month) ? title : words.ofMonth(title, periodName(of))}</span>
      <span className={styles.amount}>{formatMoney(amount)}</span>
    </>
  );
}

/** What the library calls that a tree names. */
function* libraryNames({ text, source, parts }: Explanation): Iterable<FormulaName> {
  if (source?.title !== undefined) yield titled(text, source.title);
  for (const part of parts) yield* libraryNames(part);
}

/** The names of pay and those of the library that a tree names, each once. */
const namesOf = (node: Explanation): readonly FormulaName[] => [...new Map([...libraryNames(node), ...allNames].map((name) => [name.code, name])).values()];

/** A line, and on opening it how it came about. */
function LineRow({ line, month }: Shown) {
  const node = line.explanation as Explanation | null;
  return (
    <details className={styles.line}>
      <summary>
        <Head line={line} month={month} />
      </summary>
      {node === null ? null : <FormulaExplanation node={node} names={namesOf(node)} />}
    </details>
  );
}

const groups: readonly (readonly [title: string, is: (line: Line) => boolean])[] = [
  [words.pay, ({ side, isDeduct }) => side === 'employee' && isDeduct === 'N'],
  [words.taken, ({ side, isDeduct }) => side === 'employee' && isDeduct === 'Y'],
  [words.employer, ({ side }) => side === 'employer'],
  [words.basis, ({ side }) => side === 'basis'],
];

/** Rials or days in groups, hundredths as a percentage, any other ratio as it stands. */
function shown(value: string): string {
  const [, hundredths] = /^(\d+)\/100$/.exec(value) ?? [];
  if (hundredths !== undefined) return formatPercent(Number(hundredths));
  return /^\d+$/.test(value) ? formatMoney(value) : toPersianDigits(value);
}

function Law({ parameters }: Pick<Answer, 'parameters'>) {
  const items = parameters.map(({ title, value, isConfirmed }) => ({
    term: title,
    value: (
      <>
        {typeof value === 'string' ? shown(value) : null} {isConfirmed ? <Badge state="approved">{words.confirmed}</Badge> : <Badge state="pending">{words.open}</Badge>}
      </>
    ),
  }));
  return <DescriptionList items={items} />;
}

/** The lines by what they are, each with its explanation, and the law they were counted by. `of`: the case that they are of. */
export function Lines({ of, lines, parameters }: Pick<Answer, 'lines' | 'parameters'> & { of: string }) {
  const month = latest(lines);
  return (
    <Stack>
      {groups.map(([title, is]) => {
        const own = lines.filter(is);
        return own.length === 0 ? null : (
          <section key={title} aria-label={words.partOf(title, of)}>
            <PartTitle>{title}</PartTitle>
            {own.map((line) => (
              <LineRow key={`${line.code}-${line.of.year}-${line.of.month}`} line={line} month={month} />
            ))}
          </section>
        );
      })}
      <section aria-label={words.partOf(words.law, of)}>
        <PartTitle>{words.law}</PartTitle>
        <Law parameters={parameters} />
      </section>
    </Stack>
  );
}
