import { Play } from 'lucide-react';
import { useState } from 'react';
import type { Scalar } from '#kernel/workflow/condition.ts';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import { readAsked } from '#kernel/workflow/who.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatDateTime, formatNumber } from '#ui/format/format.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import type { NodeStates } from '#ui/process-diagram/diagram.ts';
import { ProcessDiagram } from '#ui/process-diagram/process-diagram.tsx';
import { SearchSelect } from '#ui/search-select/search-select.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { type Design, type Trial, tryDesign, type VersionDetail } from '../designs/designs.contract.ts';
import dialogWords from './design-dialogs.messages.fa.ts';
import messages from './designer.messages.fa.ts';
import styles from './designer.module.css';
import { drawable } from './drawing.rules.ts';
import { PEOPLE } from './who-field.tsx';

/** Whom a case of the company may be about. */
const COLLEAGUES = { ...PEOPLE, filter: { standing: 'Y', here: 'Y' } } as const;

const { dialogs } = dialogWords;

interface TrialDialogProps {
  design: Design;
  detail: VersionDetail;
  onClose: () => void;
}

type Variables = Readonly<Record<string, Scalar>>;

/** A walk through a version for somebody: who would be asked, until when, and what follows from other answers. */
export function TrialDialog({ design, detail, onClose }: TrialDialogProps) {
  const { definitionId, title } = detail.version;
  const { variables } = design.vocabulary;
  const [partyId, setParty] = useState<string | null>(null);
  const definition = detail.steps === null ? (detail.definition as ProcessDefinition | null) : drawable(detail.steps as StepList);
  const people = peopleIn(definition);
  const [values, setValues] = useState<Variables>(Object.fromEntries(variables.map(({ id, sample }) => [id, people.has(id) ? null : sample])));
  const { mutate, data, error, isPending } = useSend(tryDesign);
  const walkFor = (subjectPartyId: string | null, answers: readonly { step: string; outcome: string }[]): void => {
    if (subjectPartyId !== null) mutate({ params: { definitionId }, body: { subjectPartyId, variables: { ...values }, answers: [...answers] } });
  };
  const walk = (answers: readonly { step: string; outcome: string }[]): void => walkFor(partyId, answers);
  // whoever is chosen is walked for at once, unless the case names somebody else who is to be chosen too
  const choose = (next: string | null): void => {
    setParty(next);
    if ([...people].every((id) => values[id] !== null)) walkFor(next, []);
  };
  return (
    <Dialog isOpen size="lg" title={dialogs.trialTitle} onClose={onClose} footer={<Button onPress={onClose}>{messages.close}</Button>}>
      <div className={styles.sheet}>
        <p className={styles.help}>{dialogs.trialLead}</p>
        <div className={styles.pairs}>
          <SearchSelect label={dialogs.trialPerson} {...COLLEAGUES} isRequired value={partyId} onChange={choose} />
          {variables.map((variable) => (
            <ValueField
              key={variable.id}
              variable={variable}
              isPerson={people.has(variable.id)}
              value={values[variable.id] ?? null}
              onChange={(value) => setValues({ ...values, [variable.id]: value })}
            />
          ))}
        </div>
        <Button icon={Play} variant="filled" className={styles.start} isPending={isPending} isDisabled={partyId === null} onPress={() => walk([])}>
          {dialogs.run}
        </Button>
        {error ? <Alert type="error">{Object.values(error.fields)[0] ?? error.messages}</Alert> : null}
        {data === undefined ? error ? null : <p className={styles.help}>{dialogs.trialNeeded}</p> : <Trail trial={data} onAnswer={walk} />}
        {data === undefined || !definition ? null : <ProcessDiagram name={title} definition={definition} states={marksOf(data, definition)} />}
      </div>
    </Dialog>
  );
}

/** Variables that name a person: a step asks whom they name. */
const peopleIn = (definition: ProcessDefinition | null | undefined): ReadonlySet<string> =>
  new Set(
    (definition?.nodes ?? []).flatMap((node) => (node.kind === 'user' ? (readAsked(node.who)?.ways ?? []) : []).flatMap((way) => (way.is === 'named' ? [way.variable] : []))),
  );

/** Where the walk came by, and where it got stuck. */
function marksOf({ trail, passed }: Trial, { nodes }: ProcessDefinition): NodeStates {
  const stuck = new Set(trail.filter(({ kind }) => kind === 'incident').map(({ step }) => step));
  const shown = (id: string): string | undefined => [id, id.replace(/\d+$/, '')].find((name) => nodes.some((node) => node.id === name));
  const marks = [...passed, ...stuck].map((id) => [shown(id), stuck.has(id) ? 'incident' : 'done'] as const);
  return Object.fromEntries(marks.filter(([id]) => id !== undefined));
}

const truths = [
  { id: 'true', label: dialogs.yes },
  { id: 'false', label: dialogs.no },
];

function ValueField({
  variable: { id, title, sample },
  isPerson,
  value,
  onChange,
}: {
  variable: Design['vocabulary']['variables'][number];
  isPerson: boolean;
  value: Scalar;
  onChange: (value: Scalar) => void;
}) {
  if (isPerson) return <SearchSelect label={title} {...PEOPLE} value={value === null ? null : String(value)} onChange={onChange} />;
  if (typeof sample === 'number') return <NumberField label={title} isFloat min={-1_000_000} value={typeof value === 'number' ? value : null} onChange={onChange} />;
  if (typeof sample === 'boolean')
    return <SelectField label={title} options={truths} value={value === null ? null : String(value)} onChange={(next) => onChange(next === null ? null : next === 'true')} />;
  return (
    <TextField
      label={title}
      labelEnd={<bdi dir="ltr">{title === id ? '' : id}</bdi>}
      maxLength={200}
      value={value === null ? '' : String(value)}
      onChange={(next) => onChange(next === '' ? null : next)}
    />
  );
}

type Stop = Trial['trail'][number];
const looks: Readonly<Record<Stop['kind'], BadgeState>> = {
  user: 'info',
  service: 'running',
  timer: 'pending',
  message: 'pending',
  call: 'running',
  incident: 'failed',
  end: 'done',
};

/** The stops in order; another answer at one of them walks anew from there. */
function Trail({ trial: { trail, ended }, onAnswer }: { trial: Trial; onAnswer: (answers: readonly { step: string; outcome: string }[]) => void }) {
  const answers = trail.map(({ step, outcome }) => ({ step, outcome }));
  const said = (until: number): { step: string; outcome: string }[] => answers.slice(0, until).flatMap(({ step, outcome }) => (outcome === null ? [] : [{ step, outcome }]));
  return (
    <section aria-label={dialogs.trail} className={styles.part}>
      <ol className={styles.trail}>
        {trail.map((stop, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place: one step may be come to again
          <li key={at} className={styles.stop}>
            <div className={styles.differenceHead}>
              <b>{stop.name}</b>
              <Badge state={looks[stop.kind]}>{dialogs.stopKinds[stop.kind]}</Badge>
              {stop.due === null ? null : <span className={styles.help}>{(stop.kind === 'timer' ? dialogs.untilAt : dialogs.dueBy)(formatDateTime(stop.due))}</span>}
            </div>
            {stop.kind === 'incident' && stop.people.length === 0 ? <p className={styles.fault}>{dialogs.nobody}</p> : null}
            <ul className={styles.people}>
              {stop.people.map(({ partyId, fullName, reason }) => (
                <li key={partyId}>
                  <bdi>{fullName || messages.unknownName}</bdi> <span className={styles.help}>{reason}</span>
                </li>
              ))}
              {stop.more > 0 ? <li className={styles.help}>{dialogs.andMore(formatNumber(stop.more))}</li> : null}
            </ul>
            {stop.kind === 'user' && stop.outcomes.length > 1 ? (
              <SelectField
                label={messages.outcome}
                isClearable={false}
                options={stop.outcomes.map(({ id, title }) => ({ id, label: title }))}
                value={stop.outcome}
                onChange={(outcome) => (outcome === null ? undefined : onAnswer([...said(at), { step: stop.step, outcome }]))}
              />
            ) : null}
          </li>
        ))}
      </ol>
      <Alert type={ended ? 'success' : 'warning'}>{ended ? dialogs.trialEnded : dialogs.trialStuck}</Alert>
    </section>
  );
}
