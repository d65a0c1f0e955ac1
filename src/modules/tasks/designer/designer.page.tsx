import { isOwnKey } from '#kernel/workflow/own-process.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { useCall } from '#ui/client/hooks.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { PageFrame } from '#ui/page/page-frame.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { FoundGrid } from '#ui/read/found-grid.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { type DesignRow, designs } from '../designs/designs.contract.ts';
import messages from './designer.messages.fa.ts';
import styles from './designer.module.css';
import { designerScreen } from './designer.screen.ts';
import { NewProcess } from './new-process.tsx';
import { looks, ProcessSheet } from './process-sheet.tsx';

/** Processes of the company; one of them opened is read, written, tried out and brought into force. */
export default function DesignerPage() {
  const { process } = useScreenSearch(designerScreen);
  return <PageFrame>{process === undefined ? <Processes /> : <ProcessSheet key={process} processKey={process} />}</PageFrame>;
}

const inForceText = ({ processKey, inForce }: DesignRow): string =>
  inForce === null && isOwnKey(processKey)
    ? messages.notYet
    : inForce === null || inForce.source === 'shipped'
      ? messages.shipped
      : [
          messages.versionNumber(formatNumber(inForce.version)),
          ...(inForce.publishedAt === null ? [] : [messages.since(formatDate(inForce.publishedAt))]),
          ...(inForce.isRetiring ? [messages.isRetiring] : []),
        ].join(messages.separator);

const columns: readonly GridColumn<DesignRow>[] = [
  {
    id: 'process',
    label: messages.process,
    width: 280,
    render: ({ title, isDeclared }) => (
      <span className={styles.process}>
        {title}
        {isDeclared ? null : <span className={styles.help}>{messages.notDeclared}</span>}
      </span>
    ),
  },
  { id: 'inForce', label: messages.inForce, grows: true, render: inForceText },
  {
    id: 'draft',
    label: messages.draft,
    width: 260,
    render: ({ draft }) =>
      draft === null ? (
        messages.noDraft
      ) : (
        <span className={styles.process}>
          <Badge state={looks[draft.status]}>{messages.statuses[draft.status]}</Badge>
          {draft.createdByName === null ? null : <span className={styles.help}>{messages.draftBy(draft.createdByName)}</span>}
        </span>
      ),
  },
  { id: 'running', label: messages.running, width: 120, align: 'count', render: ({ running }) => formatNumber(running) },
];

function Processes() {
  const read = useCall(designs);
  const setSearch = useSetScreenSearch(designerScreen);
  return (
    <>
      <PageHeader title={messages.title} lead={messages.lead} actions={<NewProcess processes={read.data?.processes ?? []} onMade={(process) => void setSearch({ process })} />} />
      <FoundGrid
        of={read}
        rowsOf={({ processes }) => processes}
        textOf={({ title }) => title}
        search={messages.search}
        label={messages.processes}
        columns={columns}
        rowKey={({ processKey }) => processKey}
        onOpen={({ processKey }) => void setSearch({ process: processKey })}
        failed={messages.failed}
        none={messages.noProcess}
        noneText={messages.noProcessText}
      />
    </>
  );
}
