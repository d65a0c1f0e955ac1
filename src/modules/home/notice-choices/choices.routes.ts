import { cleanMobile } from '#kernel/identity-codes/identity-codes.ts';
import { changesBetween } from '#platform/audit/changes.rules.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { openWays } from '#platform/messaging/outbox.server.ts';
import type { NoticeChannel, NoticeTopic } from '#platform/notifications/notice.define.ts';
import words from '#platform/notifications/notices.messages.fa.ts';
import { noticeOf } from '#platform/notifications/notices.server.ts';
import { recipientsOf } from '#platform/notifications/notify.store.ts';
import { minuteOfDay } from '#platform/notifications/quiet.rules.ts';
import { noticeSettings, saveNoticeSettings } from './choices.contract.ts';
import { activeEvents, choicesOf, habitsOf, saveChoices, saveHabits } from './choices.store.ts';

const topics = Object.keys(words.topics) as NoticeTopic[];

export const routes = [
  route(noticeSettings, async ({ db, actor, today }) => {
    const { partyId } = actor;
    const [habits, choices, active, [own]] = await Promise.all([
      habitsOf(db, partyId),
      choicesOf(db, partyId),
      activeEvents(db, partyId, today),
      recipientsOf(db, [partyId], 'announcements', today),
    ]);
    // what an announcement goes by is said with each; all else follows the texts of the company
    const usual = (topic: NoticeTopic, channel: NoticeChannel): boolean =>
      channel === 'inApp' || topic === 'announcements' || active.some((one) => one.channel === channel && noticeOf(one.event)?.topic === topic);
    const isOn = (topic: NoticeTopic, channel: NoticeChannel): boolean => choices.find((one) => one.topic === topic && one.channel === channel)?.isOn ?? usual(topic, channel);
    return {
      topics: topics.map((topic) => ({
        topic,
        title: words.topics[topic],
        inApp: isOn(topic, 'inApp'),
        mail: isOn(topic, 'mail'),
        sms: isOn(topic, 'sms'),
        usesSms: usual(topic, 'sms'),
      })),
      ways: [...openWays()],
      hasEmail: own?.email != null,
      hasMobile: own?.mobile != null && cleanMobile(own.mobile) !== null,
      ...habits,
    };
  }),
  route(saveNoticeSettings, async ({ tx, actor, today, clock, audit, body }) => {
    const { partyId } = actor;
    const { choices: asked, ...habits } = body;
    // the last word on each counts
    const choices = [...new Map(asked.map((one) => [`${one.topic}/${one.channel}`, one])).values()];
    const isQuiet = habits.quietFrom !== null;
    if (isQuiet !== (habits.quietUntil !== null) || (isQuiet && habits.quietFrom === habits.quietUntil)) throw httpErrors.error('invalid', { fields: { quietUntil: 'invalid' } });
    const stored = await habitsOf(tx, partyId);
    if (choices.length > 0) await saveChoices(tx, partyId, choices);
    const isNew = stored.digest !== habits.digest || stored.digestHour !== habits.digestHour || stored.digestWeekday !== habits.digestWeekday;
    await saveHabits(tx, partyId, habits, isNew && minuteOfDay(clock.now()) >= habits.digestHour * 60 ? today : null);
    const changes = { ...changesBetween(stored, habits), ...Object.fromEntries(choices.map(({ topic, channel, isOn }) => [`${topic}/${channel}`, [null, isOn] as const])) };
    if (Object.keys(changes).length > 0) audit({ entity: 'NoticeSettings', id: partyId, action: 'update', changes, subjectPartyId: partyId });
    return { saved: true };
  }),
];
