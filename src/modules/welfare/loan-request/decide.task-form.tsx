/** What somebody who decides on a loan reads: the request, conditions that do not hold, and what it would cost. */
import { decidingForm } from '#platform/requests/deciding-form.tsx';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Card } from '#ui/card/card.tsx';
import { useMay } from '#ui/client/session.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { shownDigits } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { computeDefined } from '../loan-figures/figures.contract.ts';
import { LivePreview } from '../loan-figures/live-preview.tsx';
import type { JudgedCriterion } from './criteria.rules.ts';
import { Documents, GuarantorPapers, type ShownDocument, type ShownPaper } from './documents.tsx';
import { loanRequest } from './loan-request.form.ts';
import words from './loan-request-decide.messages.fa.ts';
import { awaitedOf, type NeededPaper, Outsiders, type ShownOutsider, Undertakings } from './outsiders.tsx';

const Request = decidingForm(loanRequest);

interface Unmet {
  readonly title: string;
  readonly expected: string | null;
  readonly found: string | null;
  readonly explanation: string | null;
  readonly overruledBy: 'nobody' | 'responsible' | 'chain';
}

function UnmetConditions({ unmet }: { unmet: readonly Unmet[] }) {
  const told = ({ expected, found, explanation, overruledBy }: Unmet): string => {
    const figures = expected === null ? null : words.expected({ expected, found: found ?? words.unknown });
    return [explanation, figures, words.overruledBy[overruledBy]].filter(Boolean).join(words.separator);
  };
  return (
    <Card title={words.unmet}>
      <DescriptionList items={unmet.map((one) => ({ term: one.title, value: told(one) }))} />
    </Card>
  );
}

/** What the group expects, beside what the file says. */
function Criteria({ criteria }: { criteria: readonly JudgedCriterion[] }) {
  const told = ({ expected, found, isMet, points }: JudgedCriterion): string =>
    [
      words.expected({ expected: shownDigits(expected), found: found === null ? words.unknown : shownDigits(found) }),
      isMet ? words.met({ points: shownDigits(points) }) : words.notMet,
    ].join(words.separator);
  return (
    <Card title={words.criteria}>
      <DescriptionList items={criteria.map((one) => ({ term: one.title, value: told(one) }))} />
    </Card>
  );
}

export default function DecideLoanForm({ ref, ...props }: TaskFormProps) {
  const mayCount = useMay(computeDefined);
  const unmet = (props.data['unmet'] ?? []) as readonly Unmet[];
  const criteria = (props.data['criteria'] ?? []) as readonly JudgedCriterion[];
  const outsiders = (props.data['externals'] ?? []) as readonly ShownOutsider[];
  const papers = (props.data['guarantorPapers'] ?? []) as readonly ShownPaper[];
  const needed = (props.data['outsiderPapers'] ?? []) as readonly NeededPaper[];
  const awaited = outsiders.flatMap((one) => awaitedOf(one, needed, papers));
  return (
    <Stack>
      <Request {...props} />
      <Documents of={(props.data['documents'] ?? []) as readonly ShownDocument[]} />
      <Outsiders of={outsiders} />
      <GuarantorPapers of={papers} />
      {awaited.length > 0 && !props.isReadOnly && <Undertakings {...props} ref={ref} of={awaited} />}
      {unmet.length > 0 && <UnmetConditions unmet={unmet} />}
      {criteria.length > 0 && <Criteria criteria={criteria} />}
      {mayCount && <LivePreview values={props.data} />}
    </Stack>
  );
}
