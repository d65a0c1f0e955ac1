import { Check, Pencil, Plus, Trash2, X } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { showError } from '#ui/alert/show-error.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button, IconButton } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { formatCode, formatNumber } from '#ui/format/format.ts';
import { idsOf } from '#ui/multi-select/chosen.ts';
import { MultiSelect } from '#ui/multi-select/multi-select.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { labelOf, SelectField, type SelectOption } from '#ui/select-field/select-field.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import messages from './approval-chain.messages.fa.ts';
import styles from './approval-chain.module.css';
import { type ApprovalStep, type ChainPosition, inOrder, isOffered, newStep, type StepDraft, stepFaults } from './chain.ts';

export interface ApprovalChainProps {
  /** Accessible name of the table. */
  label: string;
  steps: readonly ApprovalStep[];
  /** Of the company; those that are not active are shown where they stand and not offered. */
  positions: readonly ChainPosition[];
  /** Actions a step may allow, in place of the two switches. */
  actions?: readonly SelectOption[] | undefined;
  /** A position stands in one step only (evaluation). */
  onePerPosition?: boolean | undefined;
  /** Adds a step, or changes the one of the id. What it throws is shown and the row stays open. */
  onSave: (draft: StepDraft, id: string | undefined) => Promise<unknown>;
  onRemove: (step: ApprovalStep) => Promise<unknown>;
  isLoading?: boolean | undefined;
  isReadOnly?: boolean | undefined;
}

/** A row of the table: a step, or the one that is being added. */
interface Row {
  readonly key: string;
  readonly step: ApprovalStep | undefined;
}

const NEW = 'new';

/** The step that is open for writing. */
function useDraft({ steps, positions, onePerPosition = false, onSave }: ApprovalChainProps) {
  const [open, setOpen] = useState<{ key: string; draft: StepDraft }>();
  const [isJudged, setJudged] = useState(false);
  const [isPending, setPending] = useState(false);
  const faults =
    open === undefined
      ? {}
      : stepFaults(
          open.draft,
          steps.filter(({ id }) => id !== open.key),
          { positions, onePerPosition },
        );
  const begin = (key: string, draft: StepDraft): void => {
    setJudged(false);
    setOpen({ key, draft });
  };
  async function save(): Promise<void> {
    setJudged(true);
    if (open === undefined || Object.keys(faults).length > 0) return;
    setPending(true);
    try {
      await onSave(open.draft, open.key === NEW ? undefined : open.key);
      setOpen(undefined);
    } catch (refusal) {
      showError(refusal);
    } finally {
      setPending(false);
    }
  }
  return {
    open,
    faults: isJudged ? faults : {},
    isPending,
    save,
    add: () => begin(NEW, newStep(steps)),
    edit: ({ id, ...draft }: ApprovalStep) => begin(id, draft),
    change: (part: Partial<StepDraft>) => setOpen((old) => old && { ...old, draft: { ...old.draft, ...part } }),
    close: () => setOpen(undefined),
  };
}
type Draft = ReturnType<typeof useDraft>;

/** Who has to say yes, one after the other: added, changed and taken away in their rows. Guide conventions.md 1.3, P7. */
export function ApprovalChain(props: ApprovalChainProps) {
  const { label, steps, onRemove, isLoading, isReadOnly = false } = props;
  const draft = useDraft(props);
  const [removing, setRemoving] = useState<ApprovalStep>();
  const rows = useMemo((): readonly Row[] => {
    const known = inOrder(steps).map((step) => ({ key: step.id, step }));
    return draft.open?.key === NEW ? [...known, { key: NEW, step: undefined }] : known;
  }, [steps, draft.open?.key]);
  return (
    <div className={styles.chain}>
      <Card isFlush>
        <DataGrid hasCards label={label} rows={rows} rowKey={({ key }) => key} columns={columnsOf(props, draft, setRemoving)} isLoading={isLoading} empty={messages.empty} />
      </Card>
      {isReadOnly ? null : (
        <Button icon={Plus} isDisabled={draft.open !== undefined} onPress={draft.add} className={styles.add}>
          {messages.add}
        </Button>
      )}
      {removing === undefined ? null : (
        <ConfirmDialog
          isOpen
          isDanger
          title={messages.removeAsk(formatNumber(removing.sequence), positionText(props.positions, removing.emplPositionId))}
          confirmLabel={messages.remove}
          onConfirm={() => onRemove(removing).then(() => undefined, showError as (refusal: unknown) => void)}
          onClose={() => setRemoving(undefined)}
        >
          {messages.removeText}
        </ConfirmDialog>
      )}
    </div>
  );
}

const positionLine = ({ pseudoId, description }: ChainPosition): string => messages.positionLine(formatCode(pseudoId), description);

function positionText(positions: readonly ChainPosition[], id: string): string {
  const position = positions.find(({ emplPositionId }) => emplPositionId === id);
  if (position === undefined) return messages.unknownPosition;
  return isOffered(position) ? positionLine(position) : messages.inactive(positionLine(position));
}

function columnsOf(props: ApprovalChainProps, draft: Draft, askRemove: (step: ApprovalStep) => void): readonly GridColumn<Row>[] {
  const { positions, actions, isReadOnly = false } = props;
  /** The field while the row is open, otherwise what stands in it. */
  const cell = (field: (value: StepDraft) => ReactNode, shown: (step: ApprovalStep) => ReactNode) => (row: Row) => {
    if (draft.open?.key === row.key) return <span className={styles.field}>{field(draft.open.draft)}</span>;
    return row.step === undefined ? null : shown(row.step);
  };
  const sequence = draft.faults.sequence;
  const position = draft.faults.emplPositionId;
  return [
    {
      id: 'sequence',
      label: messages.sequence,
      width: 128,
      hasControls: true,
      render: cell(
        (value) => (
          <NumberField
            label={messages.sequence}
            isLabelHidden
            isRequired
            autoFocus
            min={1}
            maxDigits={3}
            value={value.sequence}
            onChange={(next) => draft.change({ sequence: next })}
            error={sequence && messages.faults.sequence[sequence]}
          />
        ),
        (step) => formatNumber(step.sequence),
      ),
    },
    {
      id: 'position',
      label: messages.position,
      grows: true,
      width: 320,
      hasControls: true,
      render: cell(
        (value) => (
          <SelectField
            label={messages.position}
            isLabelHidden
            isRequired
            options={positions.filter(isOffered).map((one) => ({ id: one.emplPositionId, label: positionLine(one) }))}
            value={value.emplPositionId}
            onChange={(next) => draft.change({ emplPositionId: next })}
            error={position && messages.faults.emplPositionId[position]}
          />
        ),
        (step) => positionText(positions, step.emplPositionId),
      ),
    },
    ...(actions === undefined ? [switchColumn('reject', draft, cell), switchColumn('modify', draft, cell)] : [actionsColumn(actions, draft, cell)]),
    ...(isReadOnly ? [] : [actsColumn(draft, askRemove)]),
  ];
}

type Cell = (field: (value: StepDraft) => ReactNode, shown: (step: ApprovalStep) => ReactNode) => (row: Row) => ReactNode;

const SWITCH_WIDTHS = { reject: 120, modify: 170 };

function switchColumn(name: 'reject' | 'modify', draft: Draft, cell: Cell): GridColumn<Row> {
  const label = messages[name];
  return {
    id: name,
    label,
    width: SWITCH_WIDTHS[name],
    hasControls: true,
    render: cell(
      (value) => <Switch aria-label={label} isSelected={value[name] === 'Y'} onChange={(isOn) => draft.change({ [name]: isOn ? 'Y' : 'N' })} />,
      (step) => (
        <Badge state={step[name] === 'Y' ? 'active' : 'draft'} isPlain>
          {step[name] === 'Y' ? messages.yes : messages.no}
        </Badge>
      ),
    ),
  };
}

const actionsColumn = (actions: readonly SelectOption[], draft: Draft, cell: Cell): GridColumn<Row> => ({
  id: 'actions',
  label: messages.actions,
  width: 280,
  hasControls: true,
  render: cell(
    (value) => <MultiSelect label={messages.actions} isLabelHidden options={actions} value={value.actionEnumId} onChange={(next) => draft.change({ actionEnumId: next })} />,
    ({ actionEnumId }) =>
      idsOf(actionEnumId)
        .map((id) => labelOf(actions, id))
        .join(messages.separator),
  ),
});

const actsColumn = (draft: Draft, askRemove: (step: ApprovalStep) => void): GridColumn<Row> => ({
  id: 'acts',
  label: messages.rowActs,
  width: 100,
  isService: true,
  hasControls: true,
  render: ({ key, step }) => (
    <span className={styles.acts}>
      {draft.open?.key === key ? (
        <>
          <IconButton size="sm" label={messages.save} icon={Check} isDisabled={draft.isPending} onPress={() => void draft.save()} />
          <IconButton size="sm" label={messages.cancel} icon={X} isDisabled={draft.isPending} onPress={draft.close} />
        </>
      ) : step === undefined ? null : (
        <>
          <IconButton size="sm" label={messages.edit} icon={Pencil} isDisabled={draft.open !== undefined} onPress={() => draft.edit(step)} />
          <IconButton size="sm" label={messages.remove} icon={Trash2} isDisabled={draft.open !== undefined} onPress={() => askRemove(step)} />
        </>
      )}
    </span>
  ),
});
