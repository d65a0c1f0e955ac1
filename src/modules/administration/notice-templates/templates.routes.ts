import type { CheckedValuesOf } from '#kernel/form/values.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { changesBetween } from '#platform/audit/changes.rules.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { openWays } from '#platform/messaging/outbox.server.ts';
import { enqueueAll } from '#platform/messaging/outbox.store.ts';
import { conditionProblem } from '#platform/notifications/condition.rules.ts';
import { NOTICE_MS, outgoing } from '#platform/notifications/delivery.service.ts';
import type { Notice } from '#platform/notifications/notice.define.ts';
import shared from '#platform/notifications/notices.messages.fa.ts';
import { allNotices, noticeOf } from '#platform/notifications/notices.server.ts';
import { sendMessage } from '#platform/notifications/notifications.store.ts';
import { recipientsOf } from '#platform/notifications/notify.store.ts';
import { sampleValues, unknownPlaces, writeTexts } from '#platform/notifications/template.rules.ts';
import { peopleNamed } from '../announcements/management.store.ts';
import { addRule, deleteRule, editRule, notificationEvent, notificationEvents, templateErrors, testTemplate, writeTemplate } from './templates.contract.ts';
import { minutesOf, type ruleForm, type TimeUnit } from './templates.form.ts';
import { countReached, deleteRuleRow, eventStates, groupsOf, insertRule, insertVersion, lockRule, type RuleWords, rulesOf, updateRule, versionsOf } from './templates.store.ts';

type Reach = Pick<Context<typeof notificationEvents>, 'actor' | 'rows'>;

/** Texts and rules are those of the whole company, by whoever writes for all of it. */
function ownCompany({ actor, rows }: Reach): string {
  if (!rows.companyIds.includes(actor.companyId)) throw httpErrors.error('forbidden');
  return actor.companyId;
}

function knownNotice(event: string): Notice {
  const notice = noticeOf(event);
  if (notice === undefined) throw httpErrors.error('notFound');
  return notice;
}

function refuseUnknownPlaces({ placeholders }: Notice, texts: { readonly subject: string | null; readonly body: string | null }): void {
  for (const field of ['subject', 'body'] as const) {
    const [name] = unknownPlaces(texts[field] ?? '', placeholders);
    if (name !== undefined) throw templateErrors.error('unknownPlace', { fields: { [field]: 'unknownPlace' }, values: { name } });
  }
}

const stateOf = (isActive: boolean | undefined): 'on' | 'off' | 'none' => (isActive === undefined ? 'none' : isActive ? 'on' : 'off');
const idsIn = (list: string | null): readonly string[] => (list === null ? [] : (JSON.parse(list) as unknown[]).map(String)).slice(0, 100);

/** A rule as the form says it, judged by what only the event and the database know. */
async function ruleOf(
  context: Pick<Context<typeof addRule>, 'tx' | 'rows' | 'actor' | 'today'>,
  body: CheckedValuesOf<typeof ruleForm> & { event: string; people: string[] },
): Promise<RuleWords> {
  const { tx, rows, today } = context;
  const { event, title, condition, delay, delayUnit, repeatTimes, repeatEvery, repeatUnit, toConcerned, toManager, isActive } = body;
  const { placeholders } = knownNotice(event);
  const problem = conditionProblem(condition ?? '', placeholders);
  if (problem?.is === 'unreadable') throw templateErrors.error('condition', { values: { at: toPersianDigits(String(problem.at + 1)) } });
  if (problem?.is === 'unknown') throw templateErrors.error('unknownName', { values: { name: problem.names[0] ?? '' } });
  const [positionIds, roleTypeIds, userGroupIds, personIds] = [idsIn(body.positionIds), idsIn(body.roleTypeIds), idsIn(body.userGroupIds), [...new Set(body.people)]];
  const reached = positionIds.every(isUuid) ? await countReached(tx, rows, { companyId: ownCompany(context), positionIds, userGroupIds, personIds, day: today }) : undefined;
  const isReached = reached?.positions === positionIds.length && reached.groups === userGroupIds.length && reached.persons === personIds.length;
  if (!isReached) throw templateErrors.error('outOfReach');
  const times = Number(repeatTimes);
  return {
    event,
    title,
    condition: condition?.trim() ?? '',
    delayMinutes: Number(delay) * minutesOf[delayUnit as TimeUnit],
    repeatTimes: times,
    repeatMinutes: times === 0 ? 0 : Number(repeatEvery) * minutesOf[repeatUnit as TimeUnit],
    toConcerned: toConcerned === true,
    toManager: toManager === true,
    positionIds,
    roleTypeIds,
    userGroupIds,
    personIds,
    isActive: isActive === true,
  };
}

async function readEvent(context: Context<typeof notificationEvent>) {
  const { db, query, today } = context;
  const [companyId, notice] = [ownCompany(context), knownNotice(query.event)];
  const { event, title, topic, isMandatory = false, subject, body, placeholders } = notice;
  const [versions, rules, groups] = await Promise.all([versionsOf(db, companyId, event), rulesOf(db, companyId, event), groupsOf(db, companyId)]);
  const named = await peopleNamed(db, [...new Set(rules.flatMap(({ personIds }) => personIds))], today);
  const of = (wanted: string) => versions.flatMap(({ channel, ...version }) => (channel === wanted ? [version] : []));
  return {
    event,
    title,
    topic: shared.topics[topic],
    isMandatory,
    subject,
    body,
    placeholders: Object.entries(placeholders).map(([name, { label, sample, is = null }]) => ({ name, label, sample, is })),
    versions: { inApp: of('inApp'), mail: of('mail'), sms: of('sms') },
    rules: rules.map(({ event: _event, personIds, positionIds, roleTypeIds, userGroupIds, ...rule }) => ({
      ...rule,
      positionIds: [...positionIds],
      roleTypeIds: [...roleTypeIds],
      userGroupIds: [...userGroupIds],
      people: named.flatMap(({ partyId, fullName, pseudoId, detail }) => (personIds.includes(partyId) ? [{ partyId, fullName, pseudoId, detail }] : [])),
    })),
    ways: [...openWays()],
    groups,
  };
}

async function write(context: Context<typeof writeTemplate>) {
  const { tx, actor, clock, newId, audit, body } = context;
  const [companyId, notice] = [ownCompany(context), knownNotice(body.event)];
  const { event, basedOn, channel, subject, body: text, isActive, fromDate } = body;
  refuseUnknownPlaces(notice, { subject, body: text });
  if (notice.isMandatory && channel === 'inApp' && isActive !== true) throw templateErrors.error('mandatory');
  const one = { channel: channel as 'inApp', version: basedOn + 1, subject: subject ?? '', body: text ?? '', isActive: isActive === true, fromDate };
  const id = newId();
  if (!(await insertVersion(tx, { ...one, id, companyId, event, authorPartyId: actor.partyId, now: clock.now() }))) throw templateErrors.error('stale');
  audit({ entity: 'NoticeTemplate', id, action: 'create', companyId, changes: changesBetween({}, { event, ...one }) });
  return { version: one.version };
}

/** The text with sample values, to oneself alone and by this one way, whatever one has switched off. */
async function test(context: Context<typeof testTemplate>) {
  const { tx, actor, clock, today, newId, body } = context;
  const notice = knownNotice(body.event);
  ownCompany(context);
  refuseUnknownPlaces(notice, body);
  const texts = writeTexts({ subject: body.subject ?? '', body: body.body }, notice, sampleValues(notice));
  if (body.channel === 'inApp') {
    await sendMessage(tx, { ...texts, color: notice.color, recipients: [actor.partyId], newId });
    return { sent: true };
  }
  if (!openWays().includes(body.channel)) throw templateErrors.error('noWay');
  const [own] = await recipientsOf(tx, [actor.partyId], notice.topic, today);
  const message = own === undefined ? undefined : outgoing(body.channel, own, texts, null);
  if (message === undefined) throw templateErrors.error('noAddress');
  const now = clock.now();
  await enqueueAll(tx, [{ ...message, id: newId(), now, sendUntil: now + NOTICE_MS }]);
  return { sent: true };
}

export const routes = [
  route(notificationEvents, async (context) => {
    const states = new Map((await eventStates(context.db, ownCompany(context), context.today)).map((one) => [one.event, one]));
    return {
      events: allNotices().map(({ event, title, topic }) => {
        const { channels = {}, rules = 0 } = states.get(event) ?? {};
        return { event, title, topic: shared.topics[topic], channels: { inApp: stateOf(channels.inApp), mail: stateOf(channels.mail), sms: stateOf(channels.sms) }, rules };
      }),
    };
  }),
  route(notificationEvent, readEvent),
  route(writeTemplate, write),
  route(testTemplate, test),
  route(addRule, async (context) => {
    const { tx, newId, audit, body } = context;
    const [companyId, noticeRuleId] = [ownCompany(context), newId()];
    const rule = await ruleOf(context, body);
    await insertRule(tx, noticeRuleId, companyId, rule);
    audit({ entity: 'NoticeRule', id: noticeRuleId, action: 'create', companyId, changes: changesBetween({}, rule) });
    return { noticeRuleId };
  }),
  route(editRule, async (context) => {
    const { tx, audit, params, body } = context;
    const companyId = ownCompany(context);
    const stored = await lockRule(tx, companyId, params.noticeRuleId);
    // a rule stays with its event: what lies ready by it has the values of that
    if (stored === undefined || stored.event !== body.event) throw httpErrors.error('notFound');
    if (stored.rowVersion !== body.rowVersion) throw templateErrors.error('stale');
    const rule = await ruleOf(context, body);
    audit({ entity: 'NoticeRule', id: stored.noticeRuleId, action: 'update', companyId, changes: changesBetween(stored, rule) });
    return updateRule(tx, stored.noticeRuleId, rule);
  }),
  route(deleteRule, async (context) => {
    const { tx, audit, params } = context;
    const companyId = ownCompany(context);
    const stored = await lockRule(tx, companyId, params.noticeRuleId);
    if (stored === undefined) throw httpErrors.error('notFound');
    await deleteRuleRow(tx, stored.noticeRuleId);
    audit({ entity: 'NoticeRule', id: stored.noticeRuleId, action: 'delete', companyId, changes: changesBetween({ title: stored.title, event: stored.event }, {}) });
    return { removed: true };
  }),
];
