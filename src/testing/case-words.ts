/** One text in every place where people say something in a case: notes, comments, reasons, names of files. */
import { pdf } from '#platform/files/test-support.ts';
import type { TestActor } from './actors.ts';
import { type CaseActors, unpaid } from './case-actors.ts';
import { partyId } from './organisation.ts';

export const WORDS = 'second round of chemotherapy';
export const WORDS_FILE = `${WORDS}.pdf`;
/** Found in no row that does not tell. */
const TELLING = 'chemotherapy';

/** Sealed places, and how many values `sayWords` leaves in each. */
export const wordPlaces: Readonly<Record<string, number>> = {
  'change_request.document': 1,
  'change_request.note_text': 1,
  'change_request_decision.reason_text': 1,
  'change_request_step.note_text': 1,
  'leave_movement.reason_text': 1,
  'letter.note_text': 1,
  'process_comment.body': 1,
  'process_comment.file': 1,
  'process_event.comment_text': 1,
  'process_task.comment_text': 2,
  'stored_file.display_name': 2,
  'task_substitution.note_text': 1,
};

export interface Said {
  /** A leave that was discussed, sent back and withdrawn. */
  readonly caseId: string;
  /** Asked for with a proof, and refused. */
  readonly requestId: string;
}

const must = (status: number, { statusCode, body }: { readonly statusCode: number; readonly body: string }): void => {
  if (statusCode !== status) throw new Error(`${statusCode} ${body}`);
};

const attach = async (actor: TestActor): Promise<string> =>
  (await actor.upload('/api/rest/s1/hcm/getpersonnelfile', { name: WORDS_FILE, content: pdf() })).json<{ name: string }>().name;

async function refusedRequest(cases: CaseActors): Promise<string> {
  const asked = { kind: 'facts', action: 'change', rowVersion: 1, values: { fatherName: 'Reza' }, note: WORDS, document: await attach(cases.asker) };
  const sent = await cases.post(cases.asker, 'changeRequest', asked);
  must(201, sent);
  const { requestId } = sent.json<{ requestId: string }>();
  const { recordVersion } = (await cases.get(cases.office, `changeRequest/${requestId}`)).json<{ recordVersion: number }>();
  const fields = [{ field: 'fatherName', decision: 'refused', reason: WORDS }];
  must(200, await cases.post(cases.office, `changeRequest/${requestId}/decide`, { recordVersion, fields, note: WORDS }));
  return requestId;
}

/** Says it everywhere, by the calls of the product. */
export async function sayWords(cases: CaseActors): Promise<Said> {
  const caseId = await cases.begin(cases.asker, 'leave', unpaid());
  must(201, await cases.post(cases.asker, `process/instance/${caseId}/comment`, { text: WORDS, file: await attach(cases.asker) }));
  const variables = { outcome: { value: 'modify' }, comment: { value: WORDS } };
  must(200, await cases.post(cases.manager, 'process/form', { taskId: await cases.taskOf(caseId), variables }));
  must(200, await cases.post(cases.asker, `process/instance/${caseId}/withdraw`, { comment: WORDS }));
  const requestId = await refusedRequest(cases);
  must(201, await cases.post(cases.office, 'leave/correction', { partyId: partyId('accountant'), day: '2026-04-01', minutes: 60, reason: WORDS }));
  const substitute = { substitutePartyId: partyId('director'), fromDate: '2026-08-01', thruDate: '2026-08-02', processKeys: [], note: WORDS };
  must(201, await cases.post(cases.asker, 'process/substitution', substitute));
  must(201, await cases.post(cases.asker, 'letter', { kind: 'employment', language: 'fa', addressee: 'Bank', note: WORDS }));
  return { caseId, requestId };
}

/** All of it as who asked reads it on the screens. */
export async function readWords({ get, asker }: Pick<CaseActors, 'get' | 'asker'>, { caseId, requestId }: Said): Promise<readonly unknown[]> {
  const seen = (await get(asker, `process/instance/${caseId}`)).json<{ history: { comment: string | null }[]; discussion: { text: string; file: string }[] }>();
  const stored = seen.discussion[0]?.file.split(';')[0];
  const file = await get(asker, `getpersonnelfile1?name=${stored}`);
  interface Own {
    readonly rows: readonly { requestId: string; note: string; decisionNote: string; document: string; fields: readonly { reason: string }[] }[];
  }
  const request = (await get(asker, 'changeRequest/own')).json<Own>().rows.find((row) => row.requestId === requestId);
  const substitutions = (await get(asker, 'process/substitution')).json<{ given: { note: string }[] }>();
  const own = (await get(asker, 'leave/own')).json<{ balance: { lines: { reason: string | null }[] } }>();
  const letters = (await get(asker, 'letter/own')).json<{ rows: { note: string }[] }>();
  return [
    ...seen.history.flatMap(({ comment }) => comment ?? []),
    ...seen.discussion.map(({ text }) => text),
    decodeURIComponent(String(file.headers['content-disposition']).split(`UTF-8''`)[1] ?? ''),
    seen.discussion[0]?.file.split(';')[1],
    request?.note,
    request?.decisionNote,
    request?.document.split(';')[1],
    ...(request?.fields ?? []).map(({ reason }) => reason),
    ...letters.rows.map(({ note }) => note),
    ...substitutions.given.map(({ note }) => note),
    ...own.balance.lines.flatMap(({ reason }) => reason ?? []),
  ];
}

export const wordsRead: readonly string[] = [WORDS, WORDS, WORDS, WORDS_FILE, WORDS_FILE, WORDS, WORDS, WORDS_FILE, WORDS, WORDS, WORDS, WORDS];

type Ask = CaseActors['rows'];

/** Tables of the database of which some row shows the words, the log of changes among them. */
export async function tellingTables(ask: Ask): Promise<string[]> {
  const tables = await ask<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  const counts = tables.map(({ name }) => `select '${name}' as name from "${name}" t where t::text like '%${TELLING}%' having count(*) > 0`);
  return (await ask<{ name: string }>(counts.join(' union all '))).map(({ name }) => name);
}

/** How many values are sealed in each place. */
export async function sealedWordsIn(ask: Ask): Promise<Record<string, number>> {
  const of = async (place: string): Promise<readonly [string, number]> => {
    const [table, column] = place.split('.');
    return [place, (await ask<{ n: number }>(`select count(*)::int as n from ${table} where ${column} like 'enc:%'`))[0]?.n ?? -1];
  };
  return Object.fromEntries(await Promise.all(Object.keys(wordPlaces).map(of)));
}
