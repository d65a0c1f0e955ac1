import { type ReactNode, useState } from 'react';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { isApiError } from '#ui/client/api-error.ts';
import { useSend } from '#ui/client/hooks.ts';
import { ConfirmDialog, STAY } from '#ui/dialog/confirm-dialog.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { designErrors } from '../designs/designs.errors.ts';
import { importDesign, type LeftOut, leftData, poolsData } from '../designs/diagrams.contract.ts';
import page from './designer.messages.fa.ts';
import messages from './elements.messages.fa.ts';
import { xmlText } from './xml-text.ui.ts';

const typeNames: Readonly<Record<string, string>> = messages.types;

/** A text, and what was answered to the questions about it. */
export interface Taken {
  readonly xml: string;
  readonly process: string | undefined;
  readonly leavesOut: boolean | undefined;
}
type Asked =
  | { readonly is: 'pools'; readonly taken: Taken; readonly processes: readonly { readonly id: string; readonly name: string }[] }
  | { readonly is: 'left'; readonly taken: Taken; readonly left: readonly LeftOut[] };

/** Text of a BPMN file; one whose letters are not understood is told. */
export async function textOf(file: File): Promise<string | undefined> {
  const xml = xmlText(new Uint8Array(await file.arrayBuffer()));
  if (xml === undefined) showAlert({ type: 'error', message: messages.encoding });
  return xml;
}

/** Sends the text of a BPMN file of any program: asks which of its processes, and before anything is left out. `tell` waits for what was sent and says how it ended. */
export function useBpmnQuestions<R>(
  send: (taken: Taken) => Promise<R>,
  tell: (work: Promise<R>) => Promise<void>,
): { readonly take: (xml: string) => Promise<void>; readonly dialog: ReactNode } {
  const [asked, ask] = useState<Asked>();
  async function take(taken: Taken): Promise<void> {
    ask(undefined);
    const work = send(taken);
    const question = await work.then(
      () => undefined,
      (error: unknown) => questionIn(error, taken),
    );
    if (question !== undefined) ask(question);
    else await tell(work);
  }
  const close = (): void => ask(undefined);
  const dialog =
    asked === undefined ? null : asked.is === 'pools' ? (
      <Pools asked={asked} onChoose={(process) => take({ ...asked.taken, process })} onClose={close} />
    ) : (
      <ConfirmDialog isOpen title={messages.leftTitle} confirmLabel={messages.leaveOut} onClose={close} onConfirm={() => take({ ...asked.taken, leavesOut: true })}>
        <Stack>
          <p>{messages.leftText}</p>
          <ul aria-label={messages.leftList}>
            {asked.left.map(({ element, type, how }) => (
              <li key={`${element} ${type} ${how}`}>
                <bdi>{messages.how[how]({ element, type: typeNames[type] ?? type })}</bdi>
              </li>
            ))}
          </ul>
        </Stack>
      </ConfirmDialog>
    );
  return { take: (xml) => take({ xml, process: undefined, leavesOut: undefined }), dialog };
}

/** A draft of a process that stands, from a BPMN file. */
export function useBpmnImport(processKey: string, onDone: () => void): { readonly read: (file: File) => Promise<void>; readonly dialog: ReactNode } {
  const send = useSend(importDesign);
  const { take, dialog } = useBpmnQuestions(
    (body) => send.mutateAsync({ params: { processKey }, body }),
    async (work) => {
      if (await tellOutcome(work, page.imported)) onDone();
    },
  );
  async function read(file: File): Promise<void> {
    const xml = await textOf(file);
    if (xml !== undefined) await take(xml);
  }
  return { read, dialog };
}

function questionIn(error: unknown, taken: Taken): Asked | undefined {
  if (!isApiError(error)) return undefined;
  if (designErrors.is(error, 'bpmnPools')) return { is: 'pools', taken, ...poolsData.parse(error.data) };
  if (designErrors.is(error, 'bpmnLeft')) return { is: 'left', taken, ...leftData.parse(error.data) };
  return undefined;
}

interface PoolsProps {
  asked: Extract<Asked, { is: 'pools' }>;
  onChoose: (process: string) => Promise<void>;
  onClose: () => void;
}

function Pools({ asked: { processes }, onChoose, onClose }: PoolsProps) {
  const [chosen, choose] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  async function confirm(): Promise<typeof STAY | undefined> {
    setMissing(chosen === null);
    if (chosen === null) return STAY;
    await onChoose(chosen);
    // what is asked next stands in its place
    return STAY;
  }
  return (
    <ConfirmDialog isOpen hasField title={messages.poolTitle} confirmLabel={messages.take} onClose={onClose} onConfirm={confirm}>
      <SelectField
        autoFocus
        label={messages.pool}
        help={messages.poolHelp}
        isRequired
        options={processes.map(({ id, name }) => ({ id, label: name }))}
        value={chosen}
        onChange={choose}
        error={isMissing && chosen === null ? messages.poolNeeded : undefined}
      />
    </ConfirmDialog>
  );
}
