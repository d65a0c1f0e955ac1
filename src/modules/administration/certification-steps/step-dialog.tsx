import { useState } from 'react';
import { type ChainContext, type ChainStep, cleared, faultsOf, isUsed, MOST_DAYS, neededFor, type StepAction, type StepFaults } from '#platform/approval/chain.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FieldCell, FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { idsOf } from '#ui/multi-select/chosen.ts';
import { MultiSelect } from '#ui/multi-select/multi-select.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import messages from './certification-steps.messages.fa.ts';
import { type ChainWords, type DraftStep, levelsOf } from './chain-words.ui.ts';

export interface StepDialogProps {
  words: ChainWords;
  /** All steps as they stand. */
  steps: readonly DraftStep[];
  /** The step that is written; a new one has a key that no other has, and comes last. */
  step: DraftStep;
  rules: Omit<ChainContext, 'positions'>;
  onKeep: (step: DraftStep) => void;
  onClose: () => void;
}

type TargetField = keyof typeof messages.fields;
const targets = Object.keys(messages.fields) as TargetField[];

export const newStep = (key: string): DraftStep => ({
  key,
  verLevelCriteriaEnumId: 'VLCEP',
  emplPositionId: null,
  organizationPartyId: null,
  roleTypeId: null,
  levelEnumId: null,
  roleInProcessEnumId: null,
  actions: ['ActReject', 'ActModify'],
  verificationTypeEnumId: 'VtAny',
  deadlineDays: null,
  delegation: 'N',
});

/** One step of a chain, written in a dialog; it is kept in the chain, which is saved as a whole. */
export function StepDialog({ words, steps, step, rules, onKeep, onClose }: StepDialogProps) {
  const [draft, setDraft] = useState(step);
  const [isJudged, setJudged] = useState(false);
  const found = steps.findIndex(({ key }) => key === step.key);
  const at = found === -1 ? steps.length : found;
  const others = levelsOf(steps).filter((_, place) => place !== at);
  const kept = cleared(draft);
  const faults = faultsOf({ ...kept, sequence: at + 1 }, others, { ...rules, positions: words.positions });
  const change = (part: Partial<DraftStep>): void => setDraft({ ...draft, ...part });
  function keep(): void {
    setJudged(true);
    if (Object.keys(faults).length === 0) onKeep(kept);
  }
  return (
    <Dialog
      isOpen
      size="lg"
      title={found === -1 ? messages.addStep : messages.editStep(formatNumber(at + 1))}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button variant="filled" onPress={keep}>
            {messages.keep}
          </Button>
        </>
      }
    >
      <FieldGrid>
        <Targets words={words} draft={draft} faults={isJudged ? faults : {}} onChange={change} />
        <Powers words={words} draft={draft} onChange={change} />
      </FieldGrid>
    </Dialog>
  );
}

interface PartProps {
  words: ChainWords;
  draft: DraftStep;
  onChange: (part: Partial<DraftStep>) => void;
}

/** How the approver is found. */
function Targets({ words, draft, faults, onChange }: PartProps & { faults: StepFaults }) {
  const criterion = draft.verLevelCriteriaEnumId;
  return (
    <>
      <FieldCell span="full">
        <SelectField
          label={messages.criterion}
          isRequired
          autoFocus
          options={words.options('verLevelCriteriaEnumId', criterion)}
          isLoading={words.isLoading}
          value={criterion}
          onChange={(next) => (next === null ? undefined : onChange({ verLevelCriteriaEnumId: next as ChainStep['verLevelCriteriaEnumId'] }))}
        />
      </FieldCell>
      {targets
        .filter((name) => isUsed(criterion, name))
        .map((name) => {
          const fault = faults[name];
          return (
            <FieldCell key={name} span="half">
              <SelectField
                label={messages.fields[name]}
                isRequired={neededFor(criterion).includes(name)}
                {...(name === 'organizationPartyId' ? { placeholder: messages.ownUnit, isClearable: true } : {})}
                options={words.options(name, draft[name])}
                isLoading={words.isLoading}
                value={draft[name]}
                onChange={(next) => onChange({ [name]: next })}
                error={fault && messages.errors[fault]}
              />
            </FieldCell>
          );
        })}
    </>
  );
}

/** What the approver may do, and until when. */
function Powers({ words, draft, onChange }: PartProps) {
  return (
    <>
      <FieldCell span="half">
        <MultiSelect
          label={messages.moreActions}
          options={words.actions}
          isLoading={words.isLoading}
          value={draft.actions.length === 0 ? null : JSON.stringify(draft.actions)}
          onChange={(next) => onChange({ actions: idsOf(next) as StepAction[] })}
        />
      </FieldCell>
      <FieldCell span="half">
        <SelectField
          label={messages.verificationType}
          isRequired
          options={words.options('verificationTypeEnumId', draft.verificationTypeEnumId)}
          isLoading={words.isLoading}
          value={draft.verificationTypeEnumId}
          onChange={(next) => (next === null ? undefined : onChange({ verificationTypeEnumId: next as ChainStep['verificationTypeEnumId'] }))}
        />
      </FieldCell>
      <FieldCell span="half">
        <NumberField
          label={messages.deadlineLabel}
          unit={messages.workingDays}
          min={1}
          max={MOST_DAYS}
          maxDigits={3}
          value={draft.deadlineDays}
          onChange={(next) => onChange({ deadlineDays: next })}
        />
      </FieldCell>
      <FieldCell span="full">
        <CheckBox isSelected={draft.delegation === 'Y'} onChange={(isOn) => onChange({ delegation: isOn ? 'Y' : 'N' })}>
          {messages.delegationLabel}
        </CheckBox>
      </FieldCell>
    </>
  );
}
