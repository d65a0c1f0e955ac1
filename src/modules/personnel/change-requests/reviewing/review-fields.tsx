import type { ReactNode } from 'react';
import { fieldsOf } from '#kernel/form/definition.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Row } from '#ui/stack/stack.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { RequestDetail } from '../change-requests.contract.ts';
import styles from '../change-requests.module.css';
import { isSame } from '../change-requests.rules.ts';
import messages from '../change-requests-page.messages.fa.ts';
import { changeableOf } from '../changeables.rules.ts';
import { Changed, ChangeValue } from './change-value.tsx';

export type ReviewedField = RequestDetail['fields'][number];

/** What is said to a field so far. */
export interface SaidOfField {
  readonly decision: 'accepted' | 'refused' | 'open';
  readonly reason: string;
}

export type Said = Readonly<Record<string, SaidOfField>>;

const nothingSaid: SaidOfField = { decision: 'open', reason: '' };
export const saidOf = (said: Said, field: string): SaidOfField => said[field] ?? nothingSaid;

/** Fields that wait for a word: they do not follow from others, and no approver has refused them. */
export const isWaiting = ({ follows, decision }: ReviewedField): boolean => !follows && decision === null;

/** What is said at the reasons that are missing, by field. */
export const missingReasons = (fields: readonly ReviewedField[], said: Said): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.filter(isWaiting).flatMap(({ field }) => {
      const { decision, reason } = saidOf(said, field);
      return decision === 'refused' && reason.trim() === '' ? [[field, messages.reasonMissing]] : [];
    }),
  );

interface ReviewFieldsProps {
  kind: RequestDetail['kind'];
  fields: readonly ReviewedField[];
  /** A word may be said on each that waits. */
  mayDecide: boolean;
  said: Said;
  /** What is wrong with the reasons, by field. */
  faults?: Readonly<Record<string, string>>;
  onSay: (said: Said) => void;
}

/** Fields of a request, old and new, each with the decision on it. */
export function ReviewFields({ kind, fields, mayDecide, said, faults = {}, onSay }: ReviewFieldsProps) {
  const waiting = mayDecide ? fields.filter(isWaiting) : [];
  const say = (field: string, change: Partial<SaidOfField>): void => onSay({ ...said, [field]: { ...saidOf(said, field), ...change } });
  const sayAll = (decision: 'accepted' | 'refused'): void => onSay(Object.fromEntries(waiting.map(({ field }) => [field, { ...saidOf(said, field), decision }])));
  return (
    <>
      {waiting.length > 1 ? (
        <Row>
          <Button size="sm" onPress={() => sayAll('accepted')}>
            {messages.acceptAll}
          </Button>
          <Button size="sm" onPress={() => sayAll('refused')}>
            {messages.refuseAll}
          </Button>
        </Row>
      ) : null}
      <div className={styles.fields}>
        {fields.map((one) => (
          <FieldRow
            key={one.field}
            kind={kind}
            one={one}
            mayDecide={mayDecide && isWaiting(one)}
            said={saidOf(said, one.field)}
            fault={faults[one.field]}
            onSay={(change) => say(one.field, change)}
          />
        ))}
      </div>
    </>
  );
}

interface FieldRowProps {
  kind: RequestDetail['kind'];
  one: ReviewedField;
  mayDecide: boolean;
  said: SaidOfField;
  fault: string | undefined;
  onSay: (change: Partial<SaidOfField>) => void;
}

function FieldRow({ kind, one, mayDecide, said, fault, onSay }: FieldRowProps) {
  const field = fieldsOf(changeableOf(kind).form).find(({ path }) => path === one.field)?.field;
  if (field === undefined) return null;
  return (
    <div className={styles.field}>
      <span className={styles.label}>{field.label}</span>
      <span>
        <Changed field={field} old={one.old} wanted={one.new} />
        {isSame(one.old, one.now) ? null : (
          <span className={styles.moved}>
            {messages.changedMeanwhile}: <ChangeValue field={field} value={one.now} />
          </span>
        )}
      </span>
      {one.follows ? <span className={styles.said}>{messages.follows}</span> : null}
      {mayDecide ? (
        <Segmented<SaidOfField['decision']>
          label={messages.decisionOf({ field: field.label })}
          isLabelHidden
          value={said.decision}
          options={(['accepted', 'refused'] as const).map((value) => ({ value, label: messages.decisions[value] }))}
          onChange={(decision) => onSay({ decision })}
        />
      ) : (
        outcomeOf(one)
      )}
      {mayDecide && said.decision === 'refused' ? (
        <div className={styles.reason}>
          <TextField label={messages.reasonOf({ field: field.label })} isRequired maxLength={500} value={said.reason} error={fault} onChange={(reason) => onSay({ reason })} />
        </div>
      ) : null}
      {one.reason === null ? null : <span className={styles.said}>{messages.reasonIs({ reason: one.reason })}</span>}
    </div>
  );
}

const outcomeOf = ({ decision }: ReviewedField): ReactNode =>
  decision === null ? null : (
    <span>
      <Badge state={decision === 'accepted' ? 'approved' : 'rejected'}>{messages.decisions[decision]}</Badge>
    </span>
  );
