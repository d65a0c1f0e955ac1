import { useState } from 'react';
import type { StepList } from '#kernel/workflow/steps.ts';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatNumber } from '#ui/format/format.ts';
import type { NodeState } from '#ui/process-diagram/diagram.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { type Comparison, compareDesign, type Design, type VersionDetail } from '../designs/designs.contract.ts';
import { conditionText } from './condition-words.ui.ts';
import dialogWords from './design-dialogs.messages.fa.ts';
import { type DesignWords, wordsFor } from './design-words.ui.ts';
import messages from './designer.messages.fa.ts';
import styles from './designer.module.css';
import { LiveDiagram } from './side.tsx';

const { dialogs } = dialogWords;

interface CompareDialogProps {
  design: Design;
  detail: VersionDetail;
  onClose: () => void;
}

/** In the place of an id: the steps that come with the product. */
const SHIPPED = 'shipped';
const states = { added: 'active', removed: 'rejected', moved: 'returned', changed: 'info' } as const satisfies Record<string, BadgeState>;

/** What a version says otherwise than another one, in the list and on its diagram. */
export function CompareDialog({ design, detail, onClose }: CompareDialogProps) {
  const { definitionId, title } = detail.version;
  const others = design.versions.filter((one) => one.definitionId !== definitionId && one.hasSteps);
  const inForce = others.find(({ status }) => status === 'published');
  const options = [
    ...others.map((one) => ({ id: one.definitionId, label: `${messages.versionNumber(formatNumber(one.version))} (${messages.statuses[one.status]})` })),
    ...(design.shipped === null ? [] : [{ id: SHIPPED, label: messages.shipped }]),
  ];
  const [other, choose] = useState(inForce?.definitionId ?? options[0]?.id ?? SHIPPED);
  const read = useCall(compareDesign, { params: { definitionId }, query: other === SHIPPED ? {} : { with: other } });
  const marks: Record<string, NodeState> = {};
  for (const { step, kinds } of read.data?.differences ?? []) if (!kinds.includes('removed')) marks[step] = kinds.includes('added') ? 'added' : 'changed';
  return (
    <Dialog isOpen size="lg" isDismissable title={dialogs.compareTitle} onClose={onClose} footer={<Button onPress={onClose}>{messages.close}</Button>}>
      <div className={styles.sheet}>
        <SelectField label={dialogs.compareWith} isClearable={false} options={options} value={other} onChange={(next) => choose(next ?? other)} />
        {read.error ? (
          <ReadError of={read} title={messages.failed} headingLevel={3} />
        ) : read.data === undefined ? (
          <Skeleton kind="rows" />
        ) : (
          <Differences {...read.data} words={wordsFor(design.vocabulary, {}, (detail.steps ?? []) as StepList)} />
        )}
        <LiveDiagram name={title} steps={(detail.steps ?? []) as StepList} states={marks} />
      </div>
    </Dialog>
  );
}

const fieldName = (field: string): string => (dialogs.fields as Readonly<Record<string, string>>)[field] ?? field;

/** A condition in words; everything else as it comes. */
const saidAt = (field: string, value: string | null, words: DesignWords): string =>
  value === null ? '-' : ((field === 'when' ? conditionText(value, words) : undefined) ?? value);

function Differences({ differences, words }: Comparison & { words: DesignWords }) {
  if (differences.length === 0) return <EmptyState title={dialogs.noDifference} headingLevel={3} />;
  return (
    <ul className={styles.differences}>
      {differences.map(({ step, title, kinds, fields }) => (
        <li key={`${step} ${kinds.join()}`}>
          <div className={styles.differenceHead}>
            <b>{title || step}</b>
            {kinds.map((kind) => (
              <Badge key={kind} state={states[kind]}>
                {dialogs.changes[kind]}
              </Badge>
            ))}
          </div>
          {fields.map(({ field, before, after }) => (
            <dl key={field} className={styles.change}>
              <dt>{fieldName(field)}</dt>
              <dd>
                <del dir="auto">{saidAt(field, before, words)}</del>
                <ins dir="auto">{saidAt(field, after, words)}</ins>
              </dd>
            </dl>
          ))}
        </li>
      ))}
    </ul>
  );
}
