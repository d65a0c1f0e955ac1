import { EllipsisVertical, ExternalLink, Hand, ListTree, Undo2, UserRoundPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { Menu, type MenuEntry } from '#ui/menu/menu.tsx';
import { claimTask, releaseTask, type TaskDetail } from '../tasks.contract.ts';
import styles from '../tasks.module.css';
import messages from '../tasks-page.messages.fa.ts';
import { DueMark } from './due-mark.tsx';
import { MoreDialog } from './more-dialog.tsx';
import { ReassignDialog } from './reassign-dialog.tsx';
import { useIsCompact } from './sheet-frame.tsx';
import { SheetHead } from './sheet-head.tsx';

export interface TaskHeadProps {
  detail: TaskDetail;
  isPage: boolean;
  back: ReactNode;
  diagram: ReactNode;
  history: ReactNode;
  onGone: () => void;
}

/** What a task is called, how near it is, how it came here, and what else may be done with it. */
export function TaskHead({ detail, isPage, back, diagram, history, onGone }: TaskHeadProps) {
  const { task, instance } = detail;
  const [isMore, showMore] = useState(false);
  const isCompact = useIsCompact();
  const acts = (
    <>
      <DueMark {...task} />
      {isPage || isCompact ? null : (
        <Button size="sm" variant="ghost" icon={ListTree} iconMirrored onPress={() => showMore(true)}>
          {messages.more}
        </Button>
      )}
      <Acts detail={detail} isPage={isPage} onGone={onGone} />
      {isMore ? <MoreDialog title={instance.processName} diagram={diagram} history={history} onClose={() => showMore(false)} /> : null}
    </>
  );
  return (
    <SheetHead of={instance} title={messages.titleOf({ name: task.name, person: task.subjectName })} isPage={isPage} back={back} acts={acts}>
      <p className={styles.lead}>{task.subject}</p>
      {task.reason === '' ? null : (
        <p className={styles.faint}>{task.onBehalfOf === null ? messages.reason(task) : messages.reasonFor({ reason: task.reason, name: task.onBehalfOf.fullName })}</p>
      )}
    </SheetHead>
  );
}

function Acts({ detail: { task, may }, isPage, onGone }: Pick<TaskHeadProps, 'detail' | 'isPage' | 'onGone'>) {
  const [isGiving, give] = useState(false);
  const claim = useSend(claimTask);
  const release = useSend(releaseTask);
  const params = { taskId: task.id };
  const items: MenuEntry[] = [
    ...(may.claim ? [{ id: 'claim', label: messages.claim, icon: Hand, onAction: () => void tellOutcome(claim.mutateAsync({ params, body: {} }), messages.claimed) }] : []),
    ...(may.release
      ? [
          {
            id: 'release',
            label: messages.release,
            icon: Undo2,
            iconMirrored: true,
            onAction: () => void tellOutcome(release.mutateAsync({ params, body: {} }), messages.released),
          },
        ]
      : []),
    ...(may.reassign ? [{ id: 'reassign', label: messages.reassign, icon: UserRoundPlus, onAction: () => give(true) }] : []),
    ...(isPage ? [] : [{ id: 'page', label: messages.openPage, icon: ExternalLink, iconMirrored: true, href: `/TaskPanel?taskId=${task.id}` }]),
  ];
  return (
    <>
      {items.length === 0 ? null : <Menu label={messages.acts} trigger={<IconButton label={messages.acts} icon={EllipsisVertical} size="sm" />} items={items} />}
      {isGiving ? <ReassignDialog taskId={task.id} onClose={() => give(false)} onDone={onGone} /> : null}
    </>
  );
}
