import { useState } from 'react';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { DesignVersion } from '../designs/designs.contract.ts';
import { fillDesign } from '../designs/diagrams.contract.ts';
import type { Fill } from '../designs/fill.rules.ts';
import { isReadable } from './condition-part.tsx';
import { type Vocabulary, wordsFor } from './design-words.ui.ts';
import page from './designer.messages.fa.ts';
import styles from './designer.module.css';
import { ElementFields } from './element-fields.tsx';
import messages from './elements.messages.fa.ts';
import { asksIn, type DiagramElement, type FilledNode } from './elements.rules.ts';

function fillOfNode(node: FilledNode): Fill {
  const { name = '' } = node;
  switch (node.kind) {
    case 'user':
      return {
        kind: 'user',
        name,
        // as the field shows it of nothing said
        who: node.who || 'manager(1)',
        form: node.form,
        outcomes: node.outcomes.map(({ id, name: said, isRefusal = false }) => ({ answer: id, name: said, isRefusal })),
      };
    case 'service':
      return { kind: 'service', name, handler: node.handler, runs: node.runs };
    case 'call':
      return { kind: 'call', name, process: node.process };
    case 'message':
      return { kind: 'message', name, message: node.message };
    case 'timer':
    case 'boundaryTimer':
      return { kind: 'timer', name, after: node.after };
  }
}

const fillOf = (element: DiagramElement): Fill =>
  element.is === 'node' ? fillOfNode(element.node) : { kind: 'flow', name: element.flow.name ?? '', condition: element.flow.condition ?? '', isOtherwise: element.isOtherwise };

export interface ElementDialogProps {
  element: DiagramElement;
  title: string;
  definition: ProcessDefinition;
  version: DesignVersion;
  vocabulary: Vocabulary;
  names: Readonly<Record<string, string>>;
  onName: (id: string, name: string) => void;
  onClose: () => void;
}

/** One element of a diagram; kept at once, so that what is filled in is never lost. */
export function ElementDialog({ element, title, definition, version, vocabulary, names, onName, onClose }: ElementDialogProps) {
  const [fill, setFill] = useState(() => fillOf(element));
  const [isJudged, judge] = useState(false);
  const send = useSend(fillDesign);
  const steps = asksIn(definition, element.id);
  async function save(): Promise<void> {
    if (fill.kind === 'flow' && !isReadable(fill.condition)) return judge(true);
    const work = send.mutateAsync({ params: { definitionId: version.definitionId, element: element.id }, body: { rowVersion: version.rowVersion, fill } });
    if (!(await tellOutcome(work))) return;
    const { problems } = await work;
    showAlert({ type: 'success', message: problems.length === 0 ? messages.saved : messages.savedWith({ count: formatNumber(problems.length) }) });
    onClose();
  }
  return (
    <Dialog
      isOpen
      isDrawer
      size="lg"
      title={messages.editOf({ name: title })}
      onClose={onClose}
      isLocked={send.isPending}
      footer={
        <>
          <Button onPress={onClose}>{page.cancel}</Button>
          <Button variant="filled" isPending={send.isPending} onPress={() => void save()}>
            {messages.save}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <TextField autoFocus label={messages.name} maxLength={120} value={fill.name} onChange={(name) => setFill({ ...fill, name })} />
        <ElementFields isJudged={isJudged} elementId={element.id} fill={fill} onChange={setFill} steps={steps} words={wordsFor(vocabulary, names, steps)} onName={onName} />
      </div>
    </Dialog>
  );
}
