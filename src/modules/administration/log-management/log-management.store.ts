/** Where the rows of the log lie. */
import { permissionKeys } from '#kernel/call.ts';
import { classesOf, speaksForAll } from '#platform/access/access.rules.ts';
import { knownRegistry } from '#platform/access/registry.server.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Sql, sql } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { classBook, type SeenFields, seenFields } from './field-classes.server.ts';
import { changes, reads, signIns } from './log-management.contract.ts';

/** Letters of a value: settings and file names can be long. */
const MAX_VALUE = 500;

const nameOf = (person: 'about' | 'who'): Sql => (person === 'about' ? sql`${fullName(sql`about`)}` : sql`${fullName(sql`who`)}`);

/** Rows about people and companies in scope; what belongs to no company is for those who see all of them, from the top. */
function within(actor: Actor, rows: RowScope, party: Sql, company: Sql): Sql {
  const reaching = { ...actor, grants: actor.grants.filter(({ rowScope }) => rowScope === 'all') };
  const reached = peopleIn(rows, party, company);
  return speaksForAll(reaching, ['systemManagement/logManagement/observe']) ? sql`(${reached} or ${company} is null)` : reached;
}

export const signInSource = defineSource<typeof signIns>({
  calls: signIns,
  parts: ({ actor, rows }) => ({
    from: sql`user_login_history h left join user_account a on a.user_id = h.user_id`,
    joins: {
      about: sql`left join person about on about.party_id = a.party_id`,
      company: sql`left join company co on co.company_id = a.company_id`,
      // what the same browser did next: a sign-out, or another sign-in that ended this session
      next: sql`left join lateral (
        select n.at, n.login_type from user_login_history n
        where h.successful and n.user_id = h.user_id and n.at > h.at and n.network = h.network and n.user_agent = h.user_agent and n.successful and n.login_type is distinct from 'Y'
        order by n.at limit 1) as next on true`,
    },
    where: sql`h.login_type is null and ${within(actor, rows, sql`a.party_id`, sql`a.company_id`)}`,
    key: sql`h.user_login_history_id::text`,
    columns: {
      at: { value: sql`h.at` },
      username: { value: sql`a.username` },
      personName: { value: nameOf('about'), folded: sql`about.search_text`, join: 'about' },
      successful: { value: sql`case when h.successful then 'Y' else 'N' end` },
      network: { value: sql`h.network` },
      device: { value: sql`h.user_agent` },
      signedOutAt: { value: sql`case when next.login_type = 'N' then next.at end`, join: 'next' },
      companyName: { value: sql`co.organization_name`, join: 'company' },
    },
    search: ['username', 'personName'],
    order: sql`h.at desc, h.user_login_history_id desc`,
  }),
});

const people = {
  // a program acts under the id of its key, and is called by the name of that
  user: sql`left join user_account u on u.user_id = h.user_id left join service_key program on program.service_key_id = h.user_id`,
  who: sql`left join person who on who.party_id = h.party_id`,
  about: sql`left join person about on about.party_id = h.subject_party_id`,
};
const peopleColumns = {
  userName: { value: nameOf('who'), folded: sql`who.search_text`, join: 'who' },
  username: { value: sql`coalesce(u.username, program.name)`, join: 'user' },
  subjectName: { value: nameOf('about'), folded: sql`about.search_text`, join: 'about' },
};

const sees = ({ names, seesUnclassed, known }: SeenFields): Sql => {
  const isSeen = (name: Sql): Sql => sql`${name} = any (${[...names]}::text[])`;
  const isKnown = (name: Sql): Sql => sql`${name} = any (${[...known]}::text[])`;
  const ofEntity = sql`(h.entity || '.' || c.key)`;
  return sql`(case when ${isKnown(ofEntity)} then ${isSeen(ofEntity)} when ${isKnown(sql`c.key`)} then ${isSeen(sql`c.key`)} else ${seesUnclassed} end)`;
};

/** Whether a change may be told of at all: of a kind of record, or of a field, that says by itself what the reader may not know, it is not there. */
const tells = ({ untold, known }: SeenFields): Sql => {
  const isOne = (name: Sql, of: readonly string[]): Sql => sql`${name} = any (${[...of]}::text[])`;
  const ofEntity = sql`(h.entity || '.' || c.key)`;
  const isUntold = sql`(case when ${isOne(ofEntity, known)} then ${isOne(ofEntity, untold.fields)} else ${isOne(sql`c.key`, untold.fields)} end)`;
  return sql`(h.subject_party_id is null or not ${isOne(sql`h.entity`, untold.entities)} and ${isUntold} is not true)`;
};

/** What is answered by the classes the reader holds: of others, and of oneself. */
function byClasses(actor: Actor, answer: (seen: SeenFields) => Sql): Sql {
  const classes = classesOf(actor, changes.list);
  const [others, own] = [classes(undefined), classes(actor.partyId)].map((held) => answer(seenFields(classBook(), held)));
  return sql`(case when h.subject_party_id = ${actor.partyId}::uuid then ${own} else ${others} end)`;
}

/** The kind of a record in words; one that no slice names keeps its own. */
const recordColumn = { value: sql`h.entity`, label: sql`coalesce(kind.title, h.entity)`, join: 'kind' };

const recordLabels = (): ReadonlyMap<string, string> => new Map(Object.entries(knownRegistry().records));

function recordNames(): Sql {
  const names = [...recordLabels()];
  return sql`left join unnest(${names.map(([id]) => id)}::text[], ${names.map(([, title]) => title)}::text[]) as kind (id, title) on kind.id = h.entity`;
}

/**
 * A value in the words of the catalogue where it is the id of a state or of an enumeration. Null where it is neither, and where states of several
 * kinds have one id and are called differently. Selected for the rows that are shown, through the indexes of the ids.
 */
const wordsOf = (value: Sql): Sql => sql`case when shown.is_seen then coalesce(
  (select min(s.description) from status_item s where s.status_id = ${value} having count(distinct s.description) = 1),
  (select e.description from enumeration e where e.enum_id = ${value})) end`;

/** An old or a new value, in words in a file. */
function valueColumn(text: Sql) {
  const value = sql`case when shown.is_seen then left(${text}, ${MAX_VALUE}) end`;
  return { value, label: sql`coalesce(${wordsOf(text)}, ${value})`, join: 'shown' };
}

const [before, after] = [sql`c.value->>0`, sql`c.value->>1`];

export const changeSource = defineSource<typeof changes>({
  calls: changes,
  parts: ({ actor, rows }) => ({
    from: sql`audit_entry h left join lateral jsonb_each(h.changes) c on true`,
    // shown: whether the values may be seen
    joins: { ...people, kind: recordNames(), shown: sql`left join lateral (select ${byClasses(actor, sees)} as is_seen) as shown on true` },
    where: sql`h.action in ('create', 'update', 'delete', 'import', 'undo', 'refuse') and ${within(actor, rows, sql`h.subject_party_id`, sql`h.company_id`)} and ${byClasses(actor, tells)}`,
    key: sql`h.audit_id::text || '.' || coalesce(c.key, '')`,
    columns: {
      at: { value: sql`h.at` },
      ...peopleColumns,
      action: { value: sql`h.action` },
      entity: recordColumn,
      field: { value: sql`c.key` },
      oldValue: valueColumn(before),
      newValue: valueColumn(after),
      isHidden: { value: sql`case when c.key is not null then case when shown.is_seen then 'N' else 'Y' end end`, join: 'shown' },
      recordId: { value: sql`h.record_id` },
      requestId: { value: sql`h.request_id` },
    },
    more: { oldWords: wordsOf(before), newWords: wordsOf(after) },
    search: ['userName', 'username', 'subjectName'],
    labels: recordLabels(),
    order: sql`h.at desc, h.audit_id desc`,
  }),
});

/** What was read in words: the title of the permission that opens the call. Files of tables and calls without one keep their own names. */
function sourceNames(): Sql {
  const { routes, permissionTitle } = knownRegistry();
  const named = routes.flatMap(({ call }) => {
    const [key] = permissionKeys(call.permission);
    const title = key === undefined ? undefined : permissionTitle(key);
    return title === undefined || title === key ? [] : [{ id: `${call.method} ${call.path}`, title }];
  });
  return sql`left join unnest(${named.map(({ id }) => id)}::text[], ${named.map(({ title }) => title)}::text[]) as source (id, title) on source.id = h.record_id`;
}

/** What a list that was shown, or taken as a file, was asked for: its words and filters may hold a value of any class. */
function askedFor(actor: Actor): Sql {
  const { seesUnclassed } = seenFields(classBook(), classesOf(actor, reads.list)(undefined));
  return seesUnclassed ? sql`left(coalesce(h.changes #>> '{query,1}', h.changes #>> '{request,1}'), ${MAX_VALUE})` : sql`null::text`;
}

export const readSource = defineSource<typeof reads>({
  calls: reads,
  parts: ({ actor, rows }) => ({
    from: sql`audit_entry h`,
    joins: { ...people, kind: recordNames(), source: sourceNames() },
    where: sql`h.action in ('read', 'export') and ${within(actor, rows, sql`h.subject_party_id`, sql`h.company_id`)}`,
    key: sql`h.audit_id::text`,
    columns: {
      at: { value: sql`h.at` },
      ...peopleColumns,
      action: { value: sql`h.action` },
      classes: { value: sql`h.changes #>> '{classes,1}'` },
      count: { value: sql`(h.changes #>> '{count,1}')::int` },
      entity: recordColumn,
      what: { value: sql`coalesce(source.title, h.record_id)`, join: 'source' },
      address: { value: sql`h.record_id` },
      asked: { value: askedFor(actor) },
      requestId: { value: sql`h.request_id` },
    },
    search: ['userName', 'username', 'subjectName'],
    labels: recordLabels(),
    order: sql`h.at desc, h.audit_id desc`,
  }),
});
