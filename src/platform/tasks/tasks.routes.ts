/** Inboxes, and one task with all that belongs to it. */
import { route } from '#platform/http/context.server.ts';
import { definitionsOf } from './definitions.store.ts';
import { casePartsOf, nodeOfTask, presentTask } from './present.service.ts';
import { caseOfTask, type SeenTask, seenTask, teamOf } from './reach.service.ts';
import { readForm } from './read-form.service.ts';
import { oneTask, PAGE_SIZE, processForm, processTask } from './tasks.contract.ts';
import { mayDo } from './tasks.rules.ts';
import { type Asked, countElsewhere, countTasks, countWaiting, taskPage } from './tasks.store.ts';

/** Rows of a page at most. */
export const MAX_PAGE = 100;

/** First row and number of rows that were asked for. */
export const pageOf = ({ firstResult = '0', maxResults = String(PAGE_SIZE) }: { readonly firstResult?: string | undefined; readonly maxResults?: string | undefined }) => ({
  first: Number(firstResult),
  most: Math.min(Math.max(1, Number(maxResults)), MAX_PAGE),
});

/** What keeps somebody from a task that waits for them. */
function barredFrom({ status, isCandidate, hadAHand, standing }: SeenTask, data: object | null | undefined): 'hand' | 'classes' | null {
  if (status !== 'open' || !isCandidate) return null;
  if (hadAHand) return 'hand';
  return standing === 'standsIn' && data === null ? 'classes' : null;
}

export const routes = [
  route(processTask, async ({ db, actor, today, clock, query }) => {
    const { first, most } = pageOf(query);
    const team = teamOf({ actor, today });
    const now = new Date(clock.now());
    const { box, processDefinitionKey: processKey, search, due } = query;
    const asked: Asked = { partyId: actor.partyId, box, processKey, search, due, today, now, team };
    const [tasks, count, notifCount, elsewhere] = await Promise.all([taskPage(db, asked, first, most), countTasks(db, asked), countWaiting(db, actor.partyId), countElsewhere(db)]);
    const known = await definitionsOf(
      db,
      tasks.map(({ definitionId }) => definitionId),
    );
    return {
      _embedded: {
        task: tasks.map((task) => presentTask(task, known.get(task.definitionId), now)),
        processDefinition: [...known.values()].map(({ definitionId: id, processKey: key, title: name }) => ({ id, key, name })),
      },
      count,
      notifCount,
      elsewhere,
      hasTeam: team !== undefined,
    };
  }),
  route(oneTask, async (context) => {
    const { db, actor, today, clock, params } = context;
    const task = await seenTask(db, { actor, today }, params.taskId);
    const of = await caseOfTask(db, { actor, today }, task);
    const own = task.standing === 'could' ? {} : { taskId: task.taskId, nodeId: task.nodeId };
    const reader = { partyId: actor.partyId, ...own };
    const [known, data, parts] = await Promise.all([definitionsOf(db, [task.definitionId]), readForm(context, of, task, task.standing), casePartsOf(db, of, reader)]);
    const version = known.get(task.definitionId);
    const may = mayDo(task, actor.partyId, nodeOfTask(version, task.nodeId)?.who, of.status === 'active' && of.sight === 'whole');
    const barred = barredFrom(task, data);
    return {
      task: presentTask(task, version, new Date(clock.now())),
      status: task.status,
      completedBy: task.completedBy === null ? null : { partyId: task.completedBy, fullName: task.completedByName ?? '' },
      comment: task.standing === 'asked' || task.standing === 'standsIn' || of.sight === 'whole' ? task.comment : null,
      may: barred === null ? may : { ...may, answer: false, claim: false },
      barred,
      data: data === undefined ? {} : data,
      ...parts,
    };
  }),
  route(processForm, async (context) => {
    const { db, actor, today, query } = context;
    const task = await seenTask(db, { actor, today }, query.taskId);
    const data = await readForm(context, await caseOfTask(db, { actor, today }, task), task, task.standing);
    return Object.fromEntries(Object.entries(data ?? {}).map(([name, value]) => [name, { value }]));
  }),
];
