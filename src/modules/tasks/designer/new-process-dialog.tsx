import { useState } from 'react';
import { baseOf, nameIn } from '#kernel/workflow/own-process.ts';
import { type Faults, tellFaults } from '#ui/act/tell-faults.ts';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { DesignRow } from '../designs/designs.contract.ts';
import { addProcess } from '../designs/new-process.contract.ts';
import { type Taken, textOf, useBpmnQuestions } from './bpmn-import.tsx';
import page from './designer.messages.fa.ts';
import styles from './designer.module.css';
import words from './new-process.messages.fa.ts';
import { isName, processIn, proposedName } from './proposals.rules.ts';

const { newProcess: messages } = words;
const ways = ['blank', 'copy', 'file'] as const;
type Way = (typeof ways)[number];
const MAX_BYTES = 1_000_000;
const ACCEPTED = ['.bpmn', '.xml'] as const;

interface NewProcessProps {
  processes: readonly DesignRow[];
  onMade: (processKey: string) => void;
  onClose: () => void;
}

interface Written {
  readonly way: Way;
  readonly source: string | null;
  readonly file: { readonly of: File; readonly xml: string } | null;
  /** Undefined: as it is proposed. */
  readonly title?: string;
  readonly name?: string;
  readonly base?: string;
}

/** Requests in free words: what no process of its own is for. */
const FREE = 'generalRequest';

/** What is written, with what is proposed where nothing is. */
function wholeOf({ way, source, file, ...said }: Written, processes: readonly DesignRow[]) {
  const bases = processes.filter(({ isBase }) => isBase);
  const known = (key: string | null): string | undefined => bases.find(({ processKey }) => processKey === key)?.processKey;
  const copied = way === 'copy' ? processes.find(({ processKey }) => processKey === source) : undefined;
  const theirs = way === 'file' && file !== null ? processIn(file.xml) : undefined;
  const base = said.base ?? (copied && known(baseOf(copied.processKey))) ?? known(FREE) ?? bases[0]?.processKey ?? '';
  const taken = new Set(processes.filter(({ processKey }) => baseOf(processKey) === base).map(({ processKey }) => nameIn(processKey)));
  const fileName = file?.of.name.replace(/\.[^.]*$/, '') ?? '';
  const title = said.title ?? (copied ? messages.copyTitle({ of: copied.title }) : theirs ? theirs.name || fileName : messages.blankTitle);
  const stem = copied ? `${nameIn(copied.processKey)}Copy` : theirs ? fileName || theirs.id : '';
  return { way, source, file, title, name: said.name ?? proposedName(stem, taken), base, bases, taken };
}

function faultsOf({ way, source, file, title, name, taken }: ReturnType<typeof wholeOf>): Faults {
  return {
    ...(way === 'copy' && source === null ? { source: messages.sourceNeeded } : {}),
    ...(way === 'file' && file === null ? { file: messages.fileNeeded } : {}),
    ...(title.trim() === '' ? { title: messages.nameNeeded } : {}),
    ...(isName(name.trim()) ? (taken.has(name.trim()) ? { name: messages.keyTaken } : {}) : { name: messages.keyFault }),
  };
}

/** A new process: blank, as a copy, or from a file; called and named as it is proposed, or otherwise. */
export function NewProcessDialog({ processes, onMade, onClose }: NewProcessProps) {
  const [written, write] = useState<Written>({ way: 'blank', source: null, file: null });
  const [faults, setFaults] = useState<Faults>({});
  const send = useSend(addProcess);
  const whole = wholeOf(written, processes);
  const change = (next: Partial<Written>): void => {
    write({ ...written, ...next });
    setFaults({});
  };
  const sent = (from: Parameters<typeof send.mutateAsync>[0]['body']['from']) =>
    send.mutateAsync({ body: { title: whole.title.trim(), name: whole.name.trim(), base: whole.base, from } });
  const tell = async (work: ReturnType<typeof sent>): Promise<void> => {
    if (await tellFaults(work, setFaults, messages.made)) onMade((await work).processKey);
  };
  const questions = useBpmnQuestions((taken: Taken) => sent({ is: 'file', ...taken }), tell);
  async function make(): Promise<void> {
    const found = faultsOf(whole);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    if (whole.way === 'file') await questions.take(whole.file?.xml ?? '');
    else await tell(sent(whole.way === 'copy' ? { is: 'copy', processKey: whole.source ?? '' } : { is: 'blank' }));
  }
  return (
    <Dialog
      isOpen
      title={messages.title}
      onClose={onClose}
      isLocked={send.isPending}
      footer={
        <>
          <Button onPress={onClose}>{page.cancel}</Button>
          <Button variant="filled" isPending={send.isPending} onPress={() => void make()}>
            {messages.make}
          </Button>
        </>
      }
    >
      <Fields whole={whole} faults={faults} processes={processes} onChange={change} />
      {questions.dialog}
    </Dialog>
  );
}

interface FieldsProps {
  whole: ReturnType<typeof wholeOf>;
  faults: Faults;
  processes: readonly DesignRow[];
  onChange: (next: Partial<Written>) => void;
}

function Fields({ whole, faults, processes, onChange }: FieldsProps) {
  async function takeFile(file: File | null): Promise<void> {
    const xml = file === null ? undefined : await textOf(file);
    onChange({ file: file === null || xml === undefined ? null : { of: file, xml } });
  }
  return (
    <div className={styles.sheet}>
      <Segmented label={messages.from} value={whole.way} options={ways.map((value) => ({ value, label: messages.ways[value] }))} onChange={(way) => onChange({ way })} />
      <p className={styles.help}>{messages.help[whole.way]}</p>
      {whole.way === 'copy' ? (
        <SelectField
          label={messages.source}
          isRequired
          options={processes.map(({ processKey, title }) => ({ id: processKey, label: title }))}
          value={whole.source}
          onChange={(source) => onChange({ source })}
          error={faults['source']}
        />
      ) : null}
      {whole.way === 'file' ? (
        <FileDrop
          label={messages.file}
          isRequired
          accept={ACCEPTED}
          maxBytes={MAX_BYTES}
          messages={{ type: messages.fileType, size: messages.fileSize }}
          value={whole.file?.of ?? null}
          onChange={(file) => void takeFile(file)}
          error={faults['file'] ?? faults['xml']}
        />
      ) : null}
      <TextField label={messages.name} isRequired maxLength={120} value={whole.title} onChange={(title) => onChange({ title })} error={faults['title']} />
      <div className={styles.pairs}>
        <TextField
          label={messages.key}
          isRequired
          kind="latin"
          maxLength={24}
          help={messages.keyHelp}
          value={whole.name}
          onChange={(name) => onChange({ name })}
          error={faults['name']}
        />
        <SelectField
          label={messages.base}
          isRequired
          isClearable={false}
          help={messages.baseHelp}
          options={whole.bases.map(({ processKey, title }) => ({ id: processKey, label: title }))}
          value={whole.base}
          onChange={(base) => onChange(base === null ? {} : { base })}
          error={faults['base']}
        />
      </div>
    </div>
  );
}
