import { CaseBadge } from '#platform/tasks/case/case-sheet.tsx';
import { instances } from '#platform/tasks/cases.contract.ts';
import { DueMark } from '#platform/tasks/sheet/due-mark.tsx';
import { type Box, processTask } from '#platform/tasks/tasks.contract.ts';
import { useFollowTasks } from '#platform/tasks/use-stale-tasks.ui.ts';
import { useCall } from '#ui/client/hooks.ts';
import { screenHref } from '#ui/screen-link/href.ts';
import { Tile, TileRead, TileRow, TileRows } from '#ui/tile/tile.tsx';
import messages from './home-tiles.messages.fa.ts';
import { inboxScreen } from './inbox.screen.ts';

/** Rows that a tile shows; the list has the rest. */
const SHOWN = 5;

const page = { firstResult: '0', maxResults: String(SHOWN) } as const;
const inboxAt = (search: Parameters<typeof screenHref<'/tasks', NonNullable<(typeof inboxScreen)['search']>>>[1]['search']): string =>
  screenHref(inboxScreen, search === undefined ? {} : { search });

/** What waits for the reader. */
export const Waiting = () => <Tasks box="mine" title={messages.waiting} none={messages.noneWaiting} />;

/** What waits for the people of the reader, if there are any: the answer about the own tasks tells. */
export function TeamTasks() {
  const { data } = useCall(processTask, { query: { box: 'mine', ...page } });
  return data?.hasTeam === true ? <Tasks box="team" title={messages.team} none={messages.noneOfTeam} /> : null;
}

function Tasks({ box, title, none }: { box: Box; title: string; none: string }) {
  const read = useCall(processTask, { query: { box, ...page } });
  useFollowTasks();
  const all = { href: inboxAt({ box }), label: messages.all };
  return (
    <Tile title={title} count={read.data?.count} all={all}>
      <TileRead of={read} failed={messages.failed}>
        {({ _embedded: { task: tasks } }) => (
          <TileRows label={title} none={none}>
            {tasks.map((task) => (
              <TileRow
                key={task.id}
                href={inboxAt({ box, taskId: task.id })}
                title={messages.about({ name: task.subjectName, subject: task.subject })}
                note={box === 'team' && task.assigneeName !== null ? messages.stepOf({ step: task.name, name: task.assigneeName }) : task.name}
                mark={<DueMark {...task} />}
              />
            ))}
          </TileRows>
        )}
      </TileRead>
    </Tile>
  );
}

/** What the reader has asked for, with where it stands. */
export function OwnRequests() {
  const read = useCall(instances, { query: { of: 'mine', ...page } });
  useFollowTasks();
  return (
    <Tile title={messages.requests} all={{ href: inboxAt({ box: 'requests' }), label: messages.all }}>
      <TileRead of={read} failed={messages.failed}>
        {({ rows }) => (
          <TileRows label={messages.requests} none={messages.noRequests}>
            {rows.map((row) => (
              <TileRow key={row.id} href={inboxAt({ box: 'requests', instanceId: row.id })} title={row.subject} note={row.standing} mark={<CaseBadge {...row} />} />
            ))}
          </TileRows>
        )}
      </TileRead>
    </Tile>
  );
}
