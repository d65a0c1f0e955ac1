import { useState } from 'react';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import { MANAGER_OR_OFFICE } from '#platform/workflow/answers.rules.ts';
import { type Faults, tellFaults } from '#ui/act/tell-faults.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import type { DesignVersion } from '../designs/designs.contract.ts';
import { completeDesign } from '../designs/diagrams.contract.ts';
import { type Vocabulary, wordsFor } from './design-words.ui.ts';
import page from './designer.messages.fa.ts';
import styles from './designer.module.css';
import messages from './elements.messages.fa.ts';
import { asksIn } from './elements.rules.ts';
import { WhoField } from './who-field.tsx';

interface CompleteDialogProps {
  definition: ProcessDefinition;
  version: DesignVersion;
  vocabulary: Vocabulary;
  names: Readonly<Record<string, string>>;
  onName: (id: string, name: string) => void;
  onClose: () => void;
}

const { fillAll } = messages;

/** What all tasks of a diagram lack, said once; what is said already stays. */
export function CompleteDialog({ definition, version, vocabulary, names, onName, onClose }: CompleteDialogProps) {
  const { forms, services } = vocabulary;
  const [who, setWho] = useState(MANAGER_OR_OFFICE);
  // whoever decides has the last one: the first is that of whoever asks
  const [form, setForm] = useState(forms.at(-1)?.id ?? null);
  const [takesServices, setTakes] = useState(services.length === 0);
  const [faults, setFaults] = useState<Faults>({});
  const send = useSend(completeDesign);
  const steps = asksIn(definition, '');
  const hasServices = definition.nodes.some((node) => (node.kind === 'service' && node.handler === '') || (node.kind === 'call' && node.process === ''));
  async function save(): Promise<void> {
    if (form === null) return setFaults({ form: fillAll.formNeeded });
    const work = send.mutateAsync({
      params: { definitionId: version.definitionId },
      body: { rowVersion: version.rowVersion, who, form, takesServices: hasServices && takesServices },
    });
    if (await tellFaults(work, setFaults, fillAll.done)) onClose();
  }
  return (
    <Dialog
      isOpen
      isDrawer
      size="lg"
      title={fillAll.title}
      onClose={onClose}
      isLocked={send.isPending}
      footer={
        <>
          <Button onPress={onClose}>{page.cancel}</Button>
          <Button variant="filled" isPending={send.isPending} onPress={() => void save()}>
            {fillAll.save}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <p className={styles.help}>{fillAll.help}</p>
        <SelectField
          label={page.form}
          isRequired
          options={forms.map(({ id, title }) => ({ id, label: title }))}
          value={form}
          onChange={(next) => {
            setForm(next);
            setFaults({});
          }}
          error={faults['form']}
        />
        <section aria-label={page.whoTitle} className={styles.section}>
          <h3 className={styles.sectionTitle}>{page.whoTitle}</h3>
          <WhoField who={who} onChange={setWho} stepId="" steps={steps} words={wordsFor(vocabulary, names, steps)} onName={onName} />
        </section>
        {hasServices ? (
          <CheckBox isSelected={takesServices} onChange={setTakes}>
            {fillAll.takesServices}
          </CheckBox>
        ) : null}
      </div>
    </Dialog>
  );
}
