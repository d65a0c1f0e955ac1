import { ArrowLeftRight, Check, Download, Ellipsis, FilePen, FileUp, GitCompare, Play, Send, Trash2, Undo2 } from 'lucide-react';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import type { StepList } from '#kernel/workflow/steps.ts';
import { ActDialog } from '#ui/act/act-dialog.tsx';
import { AskButton } from '#ui/act/ask-button.tsx';
import { AskTextDialog } from '#ui/act/ask-text-dialog.tsx';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { useRun } from '#ui/act/use-run.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { hasUnsaved } from '#ui/leave-guard/leave-guard.tsx';
import { Menu, type MenuEntry } from '#ui/menu/menu.tsx';
import { useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import {
  addDraft,
  confirmRetirement,
  type Design,
  discardDesign,
  exportDesign,
  keepDesign,
  publishDesign,
  retireDesign,
  returnDesign,
  saveDraft,
  submitDesign,
  type VersionDetail,
  withdrawDesign,
} from '../designs/designs.contract.ts';
import { stepsSchema } from '../designs/listed-steps.rules.ts';
import { useBpmnImport } from './bpmn-import.tsx';
import messages from './designer.messages.fa.ts';
import styles from './designer.module.css';
import { designerScreen } from './designer.screen.ts';

// what is opened seldom comes when it is
const CompareDialog = lazy(() => import('./compare-dialog.tsx').then(({ CompareDialog: component }) => ({ default: component })));
const MigrationDialog = lazy(() => import('./migration-dialog.tsx').then(({ MigrationDialog: component }) => ({ default: component })));
const TrialDialog = lazy(() => import('./trial-dialog.tsx').then(({ TrialDialog: component }) => ({ default: component })));

/** Begins a draft from a version; answers nothing, the sheet opens the draft by itself. */
export function useBeginning(processKey: string, onDone: () => void) {
  const send = useSend(addDraft);
  return (from: string | null) => tellOutcome(send.mutateAsync({ params: { processKey }, body: { from } }), messages.editing).then((isDone) => (isDone ? onDone() : undefined));
}

interface ActsProps {
  design: Design;
  detail: VersionDetail;
  /** The sheet shows what stands now. */
  onSettled: () => void;
  taking: RefObject<((steps: StepList) => void) | null>;
}

/** What may be done with a version as it stands, by this reader. */
export function VersionActs(props: ActsProps) {
  const { design, detail, onSettled } = props;
  const { version } = detail;
  const { definitionId, rowVersion, status, isOwn, title } = version;
  const [mayEdit, mayPublish] = [useMay(saveDraft), useMay(publishDesign)];
  const begin = useBeginning(design.processKey, onSettled);
  const withdraw = useSend(withdrawDesign);
  const publish = useSend(publishDesign);
  const it = { params: { definitionId }, body: { rowVersion } };
  const hasDraft = design.versions.some((one) => one.status === 'draft' || one.status === 'submitted');
  return (
    <>
      <More {...props} />
      {mayEdit && (status === 'published' || status === 'retired') && !hasDraft ? (
        <Button icon={FilePen} onPress={() => void begin(definitionId)}>
          {messages.edit}
        </Button>
      ) : null}
      {mayEdit && status === 'submitted' && isOwn ? (
        <AskButton icon={Undo2} label={messages.withdraw} title={messages.withdrawTitle(title)} act={() => withdraw.mutateAsync(it)} done={messages.withdrawn}>
          {messages.withdrawEffect}
        </AskButton>
      ) : null}
      {mayEdit && status === 'draft' && detail.problems.length === 0 ? <Submit detail={detail} /> : null}
      {mayPublish && status === 'submitted' && !isOwn ? (
        <>
          <Return detail={detail} />
          <AskButton
            variant="filled"
            icon={Check}
            label={messages.publish}
            title={messages.publishTitle(title)}
            act={() => publish.mutateAsync(it)}
            done={messages.published}
            onDone={onSettled}
          >
            {messages.publishEffect}
          </AskButton>
        </>
      ) : null}
      {mayPublish ? <Retirement version={version} onSettled={onSettled} /> : null}
    </>
  );
}

/** Of a retirement that waits: who asked takes it back, anybody else decides. */
function Retirement({ version: { definitionId, rowVersion, title, retirement }, onSettled }: { version: VersionDetail['version']; onSettled: () => void }) {
  const confirm = useSend(confirmRetirement);
  const keep = useSend(keepDesign);
  const it = { params: { definitionId }, body: { rowVersion } };
  if (retirement === null) return null;
  return (
    <>
      <AskButton
        icon={Undo2}
        label={retirement.isOwn ? messages.takeBack : messages.keepVersion}
        title={messages.keepTitle(title)}
        act={() => keep.mutateAsync(it)}
        done={messages.kept}
      >
        {messages.keepEffect}
      </AskButton>
      {retirement.isOwn ? null : (
        <AskButton
          icon={Trash2}
          isDanger
          label={messages.confirmRetire}
          title={messages.confirmRetireTitle(title)}
          act={() => confirm.mutateAsync(it)}
          done={messages.retired}
          onDone={onSettled}
        >
          {messages.confirmRetireEffect}
        </AskButton>
      )}
    </>
  );
}

/** What is submitted is what was saved. */
function Submit({ detail: { version } }: { detail: VersionDetail }) {
  const [isAsking, ask] = useState(false);
  const send = useSend(submitDesign);
  const { definitionId, rowVersion, title } = version;
  return (
    <>
      <Button icon={Send} onPress={() => (hasUnsaved() ? void showAlert({ type: 'warning', message: messages.saveFirst }) : ask(true))}>
        {messages.submit}
      </Button>
      {isAsking ? (
        <ActDialog
          confirmLabel={messages.submit}
          title={messages.submitTitle(title)}
          act={() => send.mutateAsync({ params: { definitionId }, body: { rowVersion } })}
          done={messages.submitted}
          onClose={() => ask(false)}
        >
          {messages.submitEffect}
        </ActDialog>
      ) : null}
    </>
  );
}

function Return({ detail: { version } }: { detail: VersionDetail }) {
  const [isOpen, setOpen] = useState(false);
  const send = useSend(returnDesign);
  const { definitionId, rowVersion } = version;
  return (
    <>
      <Button icon={Undo2} onPress={() => setOpen(true)}>
        {messages.return}
      </Button>
      {isOpen ? (
        <AskTextDialog
          title={messages.returnTitle}
          label={messages.returnText}
          rows={3}
          maxLength={500}
          needed={messages.returnNeeded}
          confirmLabel={messages.return}
          act={(returnText) => send.mutateAsync({ params: { definitionId }, body: { rowVersion, returnText } })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

type Opened = 'compare' | 'trial' | 'migrate' | 'discard' | 'retire';

/** Looking closer, files, and what is done seldom. */
function More(props: ActsProps) {
  const { design, detail, onSettled } = props;
  const [opened, open] = useState<Opened>();
  const close = (): void => open(undefined);
  const { run } = useRun();
  const files = useFiles(props);
  const { version } = detail;
  const [mayEdit, mayPublish] = [useMay(saveDraft), useMay(publishDesign)];
  const discard = useSend(discardDesign);
  const retire = useSend(retireDesign);
  const it = { params: { definitionId: version.definitionId }, body: { rowVersion: version.rowVersion } };
  const { status, title } = version;
  const isOpen = status === 'draft' || status === 'submitted';
  const isRunnable = detail.definition !== null && detail.problems.length === 0;
  const items: MenuEntry[] = [
    ...(version.hasSteps && (design.versions.length > 1 || design.shipped !== null)
      ? [{ id: 'compare', label: messages.compare, icon: GitCompare, onAction: () => open('compare') }]
      : []),
    ...(mayPublish && status === 'published' ? [{ id: 'migrate', label: messages.migrate, icon: ArrowLeftRight, onAction: () => open('migrate') }] : []),
    ...(detail.definition === null ? [] : [{ id: 'bpmn', label: messages.exportBpmn, icon: Download, isGroupStart: true, onAction: () => void run(files.saveBpmn) }]),
    ...(version.hasSteps ? [{ id: 'json', label: messages.exportSteps, icon: Download, onAction: () => void run(files.saveSteps) }] : []),
    ...(mayEdit && status === 'draft' && version.hasSteps ? [{ id: 'takeJson', label: messages.importSteps, icon: FileUp, onAction: () => files.choose('json') }] : []),
    ...(mayEdit && !design.versions.some((one) => one.status === 'draft' || one.status === 'submitted')
      ? [{ id: 'takeBpmn', label: messages.importBpmn, icon: FileUp, onAction: () => files.choose('bpmn') }]
      : []),
    ...(mayEdit && isOpen ? [{ id: 'discard', label: messages.discard, icon: Trash2, isDanger: true, isGroupStart: true, onAction: () => open('discard') }] : []),
    ...(mayPublish && status === 'published' && version.source === 'company' && version.retirement === null
      ? [{ id: 'retire', label: messages.retire, icon: Trash2, isDanger: true, isGroupStart: true, onAction: () => open('retire') }]
      : []),
  ];
  const setSearch = useSetScreenSearch(designerScreen);
  // of a process of the company nothing is left when its only draft is thrown away
  const onDiscarded = design.versions.length === 1 && design.shipped === null ? () => void setSearch({ process: undefined, version: undefined }) : onSettled;
  const asked = { onClose: close, isDanger: true, onDone: onSettled };
  return (
    <>
      {isRunnable ? (
        <Button icon={Play} onPress={() => open('trial')}>
          {messages.trial}
        </Button>
      ) : null}
      <Menu label={messages.more} trigger={<Button icon={Ellipsis}>{messages.more}</Button>} items={items} />
      {files.input}
      <Suspense>
        {opened === 'compare' ? <CompareDialog design={design} detail={detail} onClose={close} /> : null}
        {opened === 'trial' ? <TrialDialog design={design} detail={detail} onClose={close} /> : null}
        {opened === 'migrate' ? <MigrationDialog definitionId={version.definitionId} onClose={close} /> : null}
      </Suspense>
      {opened === 'discard' ? (
        <ActDialog
          {...asked}
          onDone={onDiscarded}
          confirmLabel={messages.discard}
          title={messages.discardTitle(title)}
          act={() => discard.mutateAsync(it)}
          done={messages.discarded}
        >
          {messages.discardEffect}
        </ActDialog>
      ) : null}
      {opened === 'retire' ? (
        <ActDialog {...asked} confirmLabel={messages.retire} title={messages.retireTitle(title)} act={() => retire.mutateAsync(it)} done={messages.retireAsked}>
          {messages.retireEffect}
        </ActDialog>
      ) : null}
    </>
  );
}

type FileKind = 'bpmn' | 'json';
const accepted = { bpmn: '.bpmn,.xml', json: '.json' } as const satisfies Record<FileKind, string>;

/** Steps of a file that was written here; undefined of any other text. */
export function stepsIn(text: string): StepList | undefined {
  try {
    const { success, data } = stepsSchema.safeParse((JSON.parse(text) as { steps?: unknown } | null)?.steps);
    return success ? (data as StepList) : undefined;
  } catch {
    return undefined;
  }
}

/** A version as a file, and from one. */
function useFiles({ design, detail, onSettled, taking }: ActsProps) {
  const field = useRef<HTMLInputElement>(null);
  const kind = useRef<FileKind>('bpmn');
  const diagram = useBpmnImport(design.processKey, onSettled);
  const { version, steps } = detail;
  async function read(file: File): Promise<void> {
    if (kind.current === 'bpmn') return diagram.read(file);
    const found = stepsIn(await file.text());
    if (found === undefined) showAlert({ type: 'error', message: messages.importFailed });
    else {
      taking.current?.(found);
      showAlert({ type: 'info', message: messages.importedSteps });
    }
  }
  return {
    saveBpmn: async () => saveBlob(await sendForBlob(exportDesign, { params: { definitionId: version.definitionId } }), `${version.title}.bpmn`),
    saveSteps: async () =>
      saveBlob(new Blob([JSON.stringify({ process: design.processKey, title: version.title, steps }, null, 2)], { type: 'application/json' }), `${version.title}.json`),
    choose: (next: FileKind) => {
      kind.current = next;
      if (field.current === null) return;
      field.current.accept = accepted[next];
      field.current.click();
    },
    input: (
      <>
        {diagram.dialog}
        <input
          ref={field}
          type="file"
          className={styles.file}
          tabIndex={-1}
          aria-label={messages.importBpmn}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) void read(file);
          }}
        />
      </>
    ),
  };
}
