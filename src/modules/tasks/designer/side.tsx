import { useMemo, useRef } from 'react';
import { faultsOf } from '#kernel/workflow/check.rules.ts';
import type { DefinitionFault, Flow, ProcessDefinition } from '#kernel/workflow/definition.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { formatNumber } from '#ui/format/format.ts';
import type { NodeStates } from '#ui/process-diagram/diagram.ts';
import { ProcessDiagram } from '#ui/process-diagram/process-diagram.tsx';
import type { VersionDetail } from '../designs/designs.contract.ts';
import type { Problem } from '../designs/problems.rules.ts';
import messages from './designer.messages.fa.ts';
import styles from './designer.module.css';
import { drawable, type Gap, gapOn, stepAt } from './drawing.rules.ts';

/** Problems by step. */
export const byStep = (problems: readonly Problem[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries([...new Set(problems.map(({ step }) => step))].map((step) => [step, problems.filter((one) => one.step === step).map(({ text }) => text)]));

interface LiveDiagramProps {
  name: string;
  steps: StepList;
  states?: NodeStates | undefined;
  selected?: string | undefined;
  onSelect?: ((step: string) => void) | undefined;
  /** A step is to be put between two. */
  onInsert?: ((gap: Gap) => void) | undefined;
}

/** The diagram of a list while it is written: the last one that could be drawn. */
export function LiveDiagram({ name, steps, states, selected, onSelect, onInsert }: LiveDiagramProps) {
  const now = useMemo(() => drawable(steps), [steps]);
  const last = useRef(now);
  if (now !== undefined) last.current = now;
  const shown = now ?? last.current;
  if (shown === undefined) return <p className={styles.help}>{messages.noDiagram}</p>;
  const isChosen = selected !== undefined && shown.nodes.some(({ id }) => id === selected);
  return (
    <>
      {now === undefined ? <p className={styles.help}>{messages.oldDiagram}</p> : null}
      <ProcessDiagram
        name={name}
        definition={shown}
        states={states}
        {...(isChosen ? { selected } : {})}
        {...(onSelect
          ? {
              onSelect: (node: string) => {
                const step = stepAt(steps, node);
                if (step !== undefined) onSelect(step);
              },
            }
          : {})}
        {...(onInsert ? { insertable: ({ from, to }: Flow) => gapOn(steps, { from, to }) !== undefined, onInsert: (way: Flow) => insertOn(steps, way, onInsert) } : {})}
      />
    </>
  );
}

function insertOn(steps: StepList, way: Flow, onInsert: (gap: Gap) => void): void {
  const gap = gapOn(steps, way);
  if (gap !== undefined) onInsert(gap);
}

/** The diagram of a version that came as one. */
export function StoredDiagram({ detail: { version, definition, problems }, selected, onSelect }: StoredDiagramProps) {
  const nodes = definition as ProcessDefinition | null;
  // what is still to be said of its elements does not keep it from being drawn
  if (nodes === null || faultsOf(nodes).some(({ fault }) => !unsaid.has(fault))) return <p className={styles.help}>{messages.noDiagram}</p>;
  const states = Object.fromEntries(problems.map(({ step }) => [step, 'fault' as const]));
  return <ProcessDiagram name={version.title} definition={nodes} states={states} {...(selected === undefined ? {} : { selected })} {...(onSelect && { onSelect })} />;
}

const unsaid: ReadonlySet<DefinitionFault['fault']> = new Set(['noCondition', 'needlessCondition', 'badCondition', 'need']);

interface StoredDiagramProps {
  detail: Pick<VersionDetail, 'version' | 'definition' | 'problems'>;
  selected?: string | undefined;
  onSelect?: ((element: string) => void) | undefined;
}

/** Everything that keeps a list from being published, each with the way to its step. */
export function Problems({ problems, nameOf, onGo }: { problems: readonly Problem[]; nameOf: (step: string) => string; onGo?: ((step: string) => void) | undefined }) {
  if (problems.length === 0)
    return (
      <Alert type="success" isLive={false}>
        {messages.noProblems}
      </Alert>
    );
  return (
    <Card title={messages.problems} caption={messages.problemCount(formatNumber(problems.length))} headingLevel={2} isFlush>
      <ul className={styles.problems}>
        {problems.map(({ step, text }) => (
          <li key={`${step} ${text}`}>
            <span>{text}</span>
            {step !== '' && onGo ? (
              <Button size="sm" variant="ghost" aria-label={`${messages.goToStep} ${nameOf(step)}`} onPress={() => onGo(step)}>
                {messages.goToStep}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
