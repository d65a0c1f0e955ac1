/** Tasks and cases for the gallery and for tests of pages. */
import { addDays } from '#kernel/jalali/jalali.ts';
import { compiled } from '#kernel/workflow/compile.ts';
import { drawingOf, mirrored } from '#kernel/workflow/layout.ts';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { today } from '#ui/format/today.ts';
import type { CaseDetail } from '../cases.contract.ts';
import type { TaskForm } from '../task-form.ui.ts';
import type { TaskDetail, TaskPage } from '../tasks.contract.ts';
import type { InstanceRow, TaskRow } from '../tasks-shapes.rules.ts';
import words from './samples.gallery.messages.fa.ts';

const { sample } = words;
const [asker = '', second = '', third = '', chief = '', officer = '', me = ''] = sample.people;
const person = (fullName: string) => ({ partyId: `party ${fullName}`, fullName });

/** An instant so many hours before now. */
const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Noon of a day so many days from today. */
const inDays = (days: number): string => `${addDays(today(), days)}T08:30:00.000Z`;

export const sampleTask: TaskRow = {
  id: 't1',
  name: sample.manager,
  assignee: null,
  owner: null,
  created: ago(1),
  due: inDays(0),
  followUp: null,
  delegationState: null,
  description: null,
  executionId: 'e1',
  parentTaskId: null,
  priority: 50,
  processDefinitionId: 'leave:1',
  processInstanceId: 'c1',
  taskDefinitionKey: 'manager',
  suspended: false,
  formKey: sample.key,
  tenantId: 'company',
  subject: sample.subject,
  subjectPartyId: `party ${asker}`,
  subjectName: asker,
  trackingCode: '140508270031',
  reason: sample.reason,
  onBehalfOf: null,
  assigneeName: null,
  isOverdue: false,
  isReturned: false,
  isBulk: true,
  outcomes: [
    { id: 'accept', name: sample.accept, isRefusal: false, leads: 'on' },
    { id: 'modify', name: sample.modify, isRefusal: true, leads: 'back' },
    { id: 'reject', name: sample.reject, isRefusal: true, leads: 'stop' },
  ],
  closedAt: null,
  outcome: null,
};

export const sampleTasks: readonly TaskRow[] = [
  sampleTask,
  { ...sampleTask, id: 't2', subjectName: second, created: ago(2), due: inDays(1) },
  { ...sampleTask, id: 't3', subjectName: third, created: ago(26), due: inDays(-1), isOverdue: true, onBehalfOf: person(officer) },
  { ...sampleTask, id: 't4', name: sample.send, subjectName: me, created: ago(30), due: null, isReturned: true, isBulk: false, taskDefinitionKey: 'send' },
  {
    ...sampleTask,
    id: 't5',
    name: sample.review,
    subjectName: chief,
    created: ago(240),
    due: inDays(10),
    processDefinitionId: 'changes:1',
    isBulk: false,
    formKey: 'nowhere/nothing',
  },
];

export const samplePage: TaskPage = {
  _embedded: {
    task: [...sampleTasks],
    processDefinition: [
      { id: 'leave:1', key: 'leave', name: sample.process },
      { id: 'changes:1', key: 'changes', name: sample.otherProcess },
    ],
  },
  count: sampleTasks.length,
  notifCount: sampleTasks.length,
  elsewhere: 0,
  hasTeam: true,
};

export const sampleInstance: InstanceRow = {
  id: 'c1',
  trackingCode: sampleTask.trackingCode,
  processKey: 'leave',
  processName: sample.process,
  subject: sample.subject,
  subjectPerson: person(asker),
  initiator: person(asker),
  status: 'active',
  startedAt: ago(50),
  endedAt: null,
  result: null,
  standing: sample.waiting,
  progress: 50,
  hasIncident: false,
  isWithdrawable: true,
};

export const sampleInstances: readonly InstanceRow[] = [
  sampleInstance,
  { ...sampleInstance, id: 'c2', standing: sample.stuck, hasIncident: true, progress: 75, startedAt: ago(80), isWithdrawable: false },
  { ...sampleInstance, id: 'c3', standing: sample.over, status: 'completed', result: 'refused', progress: 100, startedAt: ago(400), endedAt: ago(300), isWithdrawable: false },
];

const outcomes = [
  { id: 'accept', name: sample.accept, leads: 'on' },
  { id: 'reject', name: sample.reject, leads: 'stop' },
] as const;
const ask = (id: string, title: string) => ({ is: 'ask', id, title, who: 'initiator', form: sample.key, outcomes }) as const;
const definition = compiled([ask('substitute', sample.substitute), ask('manager', sample.manager), ask('office', sample.office)]);

const nobody = { people: [], since: null, due: null, outcomeName: null, leads: null, comment: null, isByTime: false, incident: null };
const nothingSaid = { onBehalfOf: null, to: null, outcome: null, outcomeName: null, comment: null, signature: null };

const parts: Omit<CaseDetail, 'may' | 'about'> = {
  sight: 'whole',
  instance: sampleInstance,
  stages: [
    { ...nobody, step: 'start', name: sample.send, state: 'done', people: [asker], since: ago(50) },
    { ...nobody, step: 'substitute', name: sample.substitute, state: 'done', people: [chief], since: ago(20), outcomeName: sample.accept, leads: 'on', comment: sample.comment },
    { ...nobody, step: 'manager', name: sample.manager, state: 'current', people: [me], since: ago(1) },
    { ...nobody, step: 'office', name: sample.office, state: 'ahead' },
  ],
  history: [
    { ...nothingSaid, eventId: 'h1', at: ago(50), kind: 'start', step: null, stepName: null, actor: person(asker) },
    {
      ...nothingSaid,
      eventId: 'h2',
      at: ago(20),
      kind: 'answered',
      step: 'substitute',
      stepName: sample.substitute,
      actor: person(chief),
      outcome: 'accept',
      outcomeName: sample.accept,
      comment: sample.comment,
    },
  ],
  discussion: [
    { commentId: 'm1', at: ago(10), author: person(me), text: sample.question, file: null },
    { commentId: 'm2', at: ago(9), author: person(asker), text: sample.reply, file: `stored.pdf;${sample.file}` },
  ],
  drawing: { layout: mirrored(drawingOf(definition)), definition, states: { substitute: 'done', manager: 'current' } },
};

export const sampleDetail: TaskDetail = {
  task: sampleTask,
  status: 'open',
  completedBy: null,
  comment: null,
  may: { answer: true, claim: true, release: false, reassign: true, discuss: true },
  barred: null,
  data: {},
  ...parts,
};

export const sampleCase: CaseDetail = { ...parts, about: { formKey: sampleTask.formKey, data: {} }, may: { withdraw: true, discuss: true, manage: false } };

/** A case that is stuck, as the management sees it. */
export const stuckCase: CaseDetail = {
  ...parts,
  instance: { ...sampleInstance, id: 'c2', hasIncident: true, standing: sample.stuck, isWithdrawable: false },
  stages: parts.stages.map((stage) => (stage.step === 'office' ? { ...stage, state: 'incident' as const } : stage)),
  drawing: { ...parts.drawing, states: { substitute: 'done', manager: 'done', office: 'incident' } },
  about: null,
  may: { withdraw: false, discuss: true, manage: true },
};

export const SampleForm: TaskForm = () => (
  <Card>
    <DescriptionList
      isAcross
      items={[
        { term: sample.type, value: sample.annual },
        { term: sample.days, value: sample.fourDays },
        { term: sample.balance, value: sample.nineDays },
      ]}
    />
  </Card>
);

const PATH = '/rest/s1/hcm/process';

/** What the server answers to the pages of tasks. */
export const sampleAnswers = {
  [`GET ${PATH}/task`]: () => samplePage,
  [`GET ${PATH}/list`]: () => ({ outList: [{ id: 'leave:1', key: 'leave', name: sample.process, formKey: 'leave/request', path: null }] }),
  [`GET ${PATH}/task/t1`]: () => sampleDetail,
  [`GET ${PATH}/task/t5`]: () => ({ ...sampleDetail, task: sampleTasks[4], may: { ...sampleDetail.may, answer: false } }),
  [`GET ${PATH}/instance`]: () => ({ rows: sampleInstances, count: sampleInstances.length }),
  [`GET ${PATH}/instance/c1`]: () => sampleCase,
  [`GET ${PATH}/instance/c2`]: () => stuckCase,
  [`GET ${PATH}/substitution`]: () => ({
    given: [{ substitutionId: 's1', person: person(me), substitute: person(officer), fromDate: '2026-11-20', thruDate: '2030-11-30', processKeys: [], note: null }],
    received: [],
  }),
} as const;
