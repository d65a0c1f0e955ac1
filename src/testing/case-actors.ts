/** The people of the tiny organisation with sessions, and leave and requests of theirs, as attacks on cases play them over the calls. */
import type { FieldClass } from '#kernel/entity.ts';
import { addAccount, anonymous, renewSession, type TestActor } from './actors.ts';
import type { TestApp } from './app.ts';
import { addHolder } from './holders.ts';
import { layOrganisation, type PersonName, partyId } from './organisation.ts';

const HCM = '/api/rest/s1/hcm';

type Answer = Awaited<ReturnType<TestActor['request']>>;

/** Status, and the name of the error where it is one. */
export const saidBy = (answer: Answer): string => {
  const code = answer.json<{ errorCode?: string }>().errorCode;
  return code === undefined ? String(answer.statusCode) : `${answer.statusCode} ${code.slice(code.lastIndexOf('.') + 1)}`;
};

export interface CaseActors {
  /** Asks for leave and requests; the director is their manager. */
  readonly asker: TestActor;
  readonly colleague: TestActor;
  readonly manager: TestActor;
  readonly office: TestActor;
  /** Somebody of the organisation with a group of these permissions and classes over the company. */
  holder(name: string, person: PersonName, permissions: readonly string[], classes: readonly FieldClass[]): Promise<TestActor>;
  get(actor: TestActor, path: string): Promise<Answer>;
  post(actor: TestActor, path: string, body?: object): Promise<Answer>;
  /** Begins a case of a process; its id. */
  begin(actor: TestActor, process: string, values: Readonly<Record<string, unknown>>): Promise<string>;
  /** The newest open task of a case. */
  taskOf(instanceId: string): Promise<string>;
  answer(actor: TestActor, taskId: string, outcome: string): Promise<string>;
  /** Rows of the database, past all rules. */
  rows<T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]>;
}

/** Unpaid leave of working days of Khordad 1405. */
export const unpaid = (fromDate = '2026-06-06', thruDate = fromDate, more: object = {}) => ({ leaveTypeId: 'LvtUnpaid', mode: 'daily', fromDate, thruDate, ...more });

export async function layCaseActors(server: TestApp): Promise<CaseActors> {
  await layOrganisation(server.owner);
  const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await server.owner.query<T>(text, [...values])).rows;
  await rows(`update empl_position_party set role_type_id = 'OrgRManager' where party_id = $1`, partyId('director'));
  const account = async (person: PersonName, group: string): Promise<TestActor> => {
    await addAccount(server, `case-${person.toLowerCase()}`, { person, group });
    return renewSession(server, { ...anonymous(server), name: `case-${person.toLowerCase()}` });
  };
  const variablesOf = (values: object) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
  const post: CaseActors['post'] = (actor, path, body = {}) => actor.request('POST', `${HCM}/${path}`, body);
  return {
    asker: await account('accountant', 'employee'),
    colleague: await account('colleague', 'employee'),
    manager: await account('director', 'unitManager'),
    office: await account('hrOfficer', 'hrOfficer'),
    holder: (name, person, permissions, classes) => addHolder(server, name, { person, rowScope: 'company', classes, permissions }),
    get: (actor, path) => actor.request('GET', `${HCM}/${path}`),
    post,
    begin: async (actor, process, values) => {
      const answer = await post(actor, 'process/start', { processDefinitionId: process, variables: variablesOf(values) });
      if (answer.statusCode !== 201) throw new Error(`begin ${process}: ${answer.statusCode} ${answer.body}`);
      return answer.json<{ id: string }>().id;
    },
    taskOf: async (instanceId) =>
      (await rows<{ id: string }>(`select task_id as id from process_task where process_instance_id = $1 and status = 'open' order by task_id desc limit 1`, instanceId))[0]?.id ??
      '',
    answer: async (actor, taskId, outcome) => saidBy(await post(actor, 'process/form', { taskId, variables: variablesOf({ outcome, comment: 'so' }) })),
    rows,
  };
}
