import { Redo2, Save, Undo2 } from 'lucide-react';
import { lazy, type RefObject, Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import type { ListedStep, StepList } from '#kernel/workflow/steps.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { FieldCell, FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { LeaveGuard } from '#ui/leave-guard/leave-guard.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { type Design, saveDraft, type VersionDetail } from '../designs/designs.contract.ts';
import { type Problem, problemsOf } from '../designs/problems.rules.ts';
import { wordsFor } from './design-words.ui.ts';
import messages from './designer.messages.fa.ts';
import styles from './designer.module.css';
import type { Gap } from './drawing.rules.ts';
import type { ElementsCardProps } from './elements-card.tsx';
import { byStep, LiveDiagram, Problems, StoredDiagram } from './side.tsx';
import { KindDialog, type StepActs, Steps, StepsPart } from './step-list.tsx';
import { copyOf, findStep, freshId, insertStep, moveStep, type Place, removeStep, replaceStep, shiftStep } from './steps.rules.ts';
import { type Undoable, useHistory } from './use-history.ui.ts';

const StepDialog = lazy(() => import('./step-dialog.tsx').then(({ StepDialog: component }) => ({ default: component })));
// few drafts come as diagrams
const ElementsCard = lazy(() => import('./elements-card.tsx').then(({ ElementsCard: component }) => ({ default: component })));

export interface Written {
  readonly title: string;
  readonly note: string;
  readonly steps: StepList;
}

const { defaultOutcomes, newTitles } = messages;

/** A step of a kind that nothing has been said of yet. */
export function newStep(kind: ListedStep['is'], steps: StepList, forms: readonly { readonly id: string }[]): ListedStep {
  const [id, title] = [freshId(steps, kind), newTitles[kind]];
  const form = forms.length === 1 ? (forms[0]?.id ?? '') : '';
  switch (kind) {
    case 'ask':
      return {
        is: kind,
        id,
        title,
        form,
        who: 'manager(1)',
        outcomes: [
          { id: 'accept', name: defaultOutcomes.accept, leads: 'on' },
          { id: 'reject', name: defaultOutcomes.reject, leads: 'stop' },
        ],
      };
    case 'chain':
      return { is: kind, id, title, form, process: '', ifNone: 'manager(1)' };
    case 'several':
      return { is: kind, id, title, form, list: '', outcomes: [{ id: 'accept', name: defaultOutcomes.accept, leads: 'on' }] };
    case 'do':
      return { is: kind, id, title, handler: '', runs: 'now' };
    case 'wait':
      return { is: kind, id, title, after: 'P1D' };
    case 'beside':
      return { is: kind, id, title, branches: [[], []] };
  }
}

const writtenOf = ({ version, steps }: VersionDetail): Written => ({ title: version.title, note: version.note ?? '', steps: (steps ?? []) as StepList });
const same = (a: Written, b: Written): boolean => JSON.stringify(a) === JSON.stringify(b);

interface EditorProps {
  design: Design;
  detail: VersionDetail;
  /** Steps from a file take the place of those that are written; set while the editor stands. */
  taking: RefObject<((steps: StepList) => void) | null>;
}

/** A draft as it is written: the list of steps, the diagram and the problems beside it. */
export function Editor({ design, detail, taking }: EditorProps) {
  const { version } = detail;
  const written = useHistory(writtenOf(detail));
  const [kept, setKept] = useState(writtenOf(detail));
  const [names, setNames] = useState(detail.names);
  const [opened, open] = useState<string>();
  const [gap, setGap] = useState<Gap>();
  const { value, set } = written;
  taking.current = (steps) => set({ ...value, steps });
  const change = (steps: StepList): void => set({ ...value, steps });
  const later = useDeferredValue(value.steps);
  const words = useMemo(() => wordsFor(design.vocabulary, names, value.steps), [design.vocabulary, names, value.steps]);
  const live = useMemo(() => problemsOf(later, design.vocabulary, false), [later, design.vocabulary]);
  const [told, setTold] = useState<{ steps: StepList; problems: readonly Problem[] }>({ steps: value.steps, problems: detail.problems });
  // what only the server has tried counts until something is changed
  const problems = !version.hasSteps ? detail.problems : live.length > 0 || told.steps !== later ? live : told.problems;
  const states = Object.fromEntries(problems.map(({ step }) => [step, 'fault' as const]));
  const found = opened === undefined ? undefined : findStep(value.steps, opened);
  const acts = actsOn({ steps: value.steps, change, open, forms: design.vocabulary.forms });
  return (
    <div className={styles.editor}>
      <LeaveGuard isDirty={() => !same(value, kept)} />
      <SaveBar
        written={written}
        isDirty={!same(value, kept)}
        version={version}
        onSaved={(problemsThen) => {
          setKept(value);
          setTold({ steps: value.steps, problems: problemsThen });
        }}
      />
      <div className={styles.halves}>
        <div className={styles.half}>
          <Card title={messages.facts}>
            <FieldGrid>
              <FieldCell span="full">
                <TextField label={messages.name} isRequired maxLength={120} value={value.title} onChange={(title) => set({ ...value, title })} />
              </FieldCell>
              <FieldCell span="full">
                <TextField label={messages.note} rows={2} maxLength={1000} help={messages.noteHelp} value={value.note} onChange={(note) => set({ ...value, note })} />
              </FieldCell>
            </FieldGrid>
          </Card>
          {version.hasSteps ? (
            <StepsPart>
              <Steps label={messages.stepsOf(value.title)} steps={value.steps} words={words} problems={byStep(problems)} selected={opened} acts={acts} />
            </StepsPart>
          ) : (
            <Diagram detail={detail} vocabulary={design.vocabulary} opened={opened} onOpen={open} />
          )}
        </div>
        <div className={styles.side}>
          <Problems problems={problems} nameOf={words.stepTitle} onGo={open} />
          {version.hasSteps ? (
            <LiveDiagram name={value.title} steps={later} states={states} selected={opened} onSelect={open} onInsert={setGap} />
          ) : (
            <StoredDiagram detail={detail} selected={opened} onSelect={open} />
          )}
        </div>
      </div>
      {gap === undefined ? null : (
        <KindDialog
          onChoose={(kind) => {
            setGap(undefined);
            acts.onAdd(gap.place, gap.at, kind);
          }}
          onClose={() => setGap(undefined)}
        />
      )}
      {found === undefined ? null : (
        <Suspense>
          <StepDialog
            key={found.step.id}
            step={found.step}
            steps={value.steps}
            words={words}
            onName={(id, name) => setNames((old) => ({ ...old, [id]: name }))}
            onKeep={(step) => {
              change(replaceStep(value.steps, step.id, step));
              open(undefined);
            }}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A draft that came as a diagram: its elements in place of steps. */
function Diagram({ detail, ...opening }: Omit<ElementsCardProps, 'definition'>) {
  const definition = detail.definition as ProcessDefinition | null;
  return (
    <>
      <p className={styles.help}>{messages.fromDiagram}</p>
      {definition === null ? null : (
        <Suspense>
          <ElementsCard detail={detail} definition={definition} {...opening} />
        </Suspense>
      )}
    </>
  );
}

interface Acting {
  steps: StepList;
  change: (steps: StepList) => void;
  open: (id: string | undefined) => void;
  forms: Design['vocabulary']['forms'];
}

function actsOn({ steps, change, open, forms }: Acting): StepActs {
  return {
    onOpen: open,
    onAdd: (place: Place, at, kind) => {
      const step = newStep(kind, steps, forms);
      change(insertStep(steps, place, at, step));
      if (kind !== 'beside') open(step.id);
    },
    onRemove: (id) => change(removeStep(steps, id)),
    onCopy: (id) => {
      const found = findStep(steps, id);
      if (found) change(insertStep(steps, found.place, found.at + 1, copyOf(steps, found.step)));
    },
    onShift: (id, by) => change(shiftStep(steps, id, by)),
    onMove: (id, to, at) => change(moveStep(steps, id, to, at)),
    onBranch: (id, gone) => {
      const found = findStep(steps, id)?.step;
      if (found?.is === 'beside') change(replaceStep(steps, id, { ...found, branches: gone === undefined ? [...found.branches, []] : found.branches.toSpliced(gone, 1) }));
    },
  };
}

interface SaveBarProps {
  written: Undoable<Written>;
  isDirty: boolean;
  version: VersionDetail['version'];
  onSaved: (problems: readonly Problem[]) => void;
}

function SaveBar({ written: { value, undo, redo }, isDirty, version, onSaved }: SaveBarProps) {
  const save = useSend(saveDraft);
  async function keep(): Promise<void> {
    const { title, note, steps } = value;
    try {
      const { problems } = await save.mutateAsync({
        params: { definitionId: version.definitionId },
        body: { rowVersion: version.rowVersion, title, note: note.trim() || null, steps: version.hasSteps ? [...steps] : null },
      });
      onSaved(problems);
      showAlert({ type: problems.length > 0 ? 'warning' : 'success', message: problems.length > 0 ? messages.savedWith(formatNumber(problems.length)) : messages.saved });
    } catch (error) {
      showError(error);
    }
  }
  return (
    <div className={styles.saveBar}>
      <IconButton label={messages.undo} icon={Undo2} iconMirrored isDisabled={undo === undefined} onPress={() => undo?.()} />
      <IconButton label={messages.redo} icon={Redo2} iconMirrored isDisabled={redo === undefined} onPress={() => redo?.()} />
      <Button variant={isDirty ? 'filled' : 'outline'} icon={Save} isPending={save.isPending} isDisabled={!isDirty} onPress={() => void keep()}>
        {messages.save}
      </Button>
    </div>
  );
}
