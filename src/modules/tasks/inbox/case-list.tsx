import { CaseBadge } from '#platform/tasks/case/case-sheet.tsx';
import { instances } from '#platform/tasks/cases.contract.ts';
import { receivedAt } from '#platform/tasks/task-days.ui.ts';
import { PAGE_SIZE } from '#platform/tasks/tasks.contract.ts';
import type { InstanceRow } from '#platform/tasks/tasks-shapes.rules.ts';
import { useCall } from '#ui/client/hooks.ts';
import { Pager } from '#ui/pager/pager.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { ScreenLink, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import styles from './inbox.module.css';
import { inboxScreen } from './inbox.screen.ts';
import messages from './inbox-page.messages.fa.ts';
import { NothingIn } from './nothing-in.tsx';
import { useListKeys } from './use-list-keys.ui.ts';

const states = ['active', 'completed', 'cancelled', 'incident'] as const;

/** Cases with how far they have come: the own ones, or all that the reader follows. */
export function CaseList({ list }: { list: 'requests' | 'cases' }) {
  const search = useScreenSearch(inboxScreen);
  const setSearch = useSetScreenSearch(inboxScreen);
  const page = Math.max(1, search.page ?? 1);
  const state = states.find((one) => one === search.state);
  const read = useCall(instances, {
    query: {
      of: list === 'cases' ? 'all' : 'mine',
      firstResult: String((page - 1) * PAGE_SIZE),
      maxResults: String(PAGE_SIZE),
      ...(search.process === undefined ? {} : { processDefinitionKey: search.process }),
      ...(search.search === undefined ? {} : { search: search.search }),
      ...(state === undefined ? {} : { state }),
    },
    keepPrevious: true,
  });
  useListKeys();
  const { data } = read;
  if (read.error) return <ReadError of={read} title={messages.casesFailed} headingLevel={2} />;
  if (data === undefined) return <Skeleton kind="blocks" count={4} />;
  if (data.rows.length === 0) return <NothingIn list={list} />;
  return (
    <>
      <ul aria-label={messages.caseList} className={styles.rows} aria-busy={read.isPlaceholderData}>
        {data.rows.map((one) => (
          <CaseLine key={one.id} of={one} isOfAll={list === 'cases'} />
        ))}
      </ul>
      {data.count > PAGE_SIZE ? <Pager page={page} pageSize={PAGE_SIZE} total={data.count} onPage={(next) => void setSearch({ page: next })} /> : null}
    </>
  );
}

function CaseLine({ of: row, isOfAll }: { of: InstanceRow; isOfAll: boolean }) {
  const { taskId: _, instanceId, start: __, ...search } = useScreenSearch(inboxScreen);
  const { id, subject, subjectPerson, processName, startedAt, standing, progress, status } = row;
  return (
    <li data-row={id} className={styles.row} data-open={instanceId === id}>
      <ScreenLink to={inboxScreen} search={{ ...search, instanceId: id }} className={styles.link}>
        <span className={styles.line}>
          <span className={styles.name}>{subject}</span>
          <span className={styles.faint}>{receivedAt(startedAt)}</span>
        </span>
        <span className={styles.person}>
          {isOfAll ? <bdi>{subjectPerson.fullName + messages.comma}</bdi> : null}
          {standing}
        </span>
        <span className={styles.line}>
          <span className={styles.process}>{processName}</span>
          <CaseBadge {...row} />
        </span>
        {status === 'active' ? <progress aria-label={messages.progressOf({ subject })} className={styles.progress} value={progress} max={100} /> : null}
      </ScreenLink>
    </li>
  );
}
