import type { CheckedValuesOf } from '#kernel/form/values.ts';
import { changesBetween } from '#platform/audit/changes.rules.ts';
import { mustBeOffered } from '#platform/forms/choices.store.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { openWays } from '#platform/messaging/outbox.server.ts';
import { sendAnnouncement } from '#platform/notifications/announcements/sending.service.ts';
import type { Announcement } from '#platform/notifications/announcements/sending.store.ts';
import { listRoutes, selectionOf } from '#platform/tables/list-routes.server.ts';
import {
  announcementErrors,
  approveNotification,
  changeAudience,
  createNotification,
  deleteNotification,
  editNotification,
  MAX_AUDIENCE,
  notificationAudience,
  notificationWays,
  readAnnouncement,
  searchUsers,
} from './management.contract.ts';
import { announcementForm } from './management.form.ts';
import {
  addAudience,
  announcementOf,
  announcementSource,
  audienceCount,
  audienceOf,
  audienceSource,
  deleteAnnouncementRow,
  insertAnnouncement,
  lockAnnouncement,
  peopleNamed,
  reachable,
  removeAudience,
  updateAnnouncement,
} from './management.store.ts';

type Writing = Pick<Context<typeof editNotification>, 'tx' | 'rows' | 'actor' | 'today' | 'clock' | 'newId' | 'audit'>;
type Values = CheckedValuesOf<typeof announcementForm>;

/** The words of an announcement as the form says them; a day that is left out is today. */
const wordsOf = ({ subject, body, purposes, sentDate, byMail, bySms, isDraft }: Values, today: string) =>
  ({
    subject,
    body: body ?? '',
    purposes: JSON.parse(purposes) as string[],
    sentOn: sentDate ?? today,
    channels: ['inApp', ...(byMail === true ? (['mail'] as const) : []), ...(bySms === true ? (['sms'] as const) : [])],
    statusId: isDraft === true ? 'CeInProgress' : 'CeReady',
  }) satisfies Partial<Announcement>;

/** One that was not sent, held, on the version the sender has seen. */
async function unsent({ tx, rows, actor }: Writing, id: string, rowVersion: number): Promise<Announcement> {
  const stored = await lockAnnouncement(tx, rows, actor.partyId, id);
  if (stored === undefined) throw httpErrors.error('notFound');
  if (stored.statusId === 'CeSent') throw announcementErrors.error('notReady');
  if (stored.rowVersion !== rowVersion) throw announcementErrors.error('stale');
  return stored;
}

/** Adds people in reach, and nobody else. Whoever is named twice is told once. */
async function addReachable({ tx, rows, today }: Writing, one: Pick<Announcement, 'communicationEventId' | 'companyId'>, partyIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(partyIds.map((id) => id.toLowerCase()))];
  if (wanted.length === 0) return;
  const found = await reachable(tx, rows, wanted, today);
  if (found.length < wanted.length) throw announcementErrors.error('outOfReach');
  await addAudience(tx, one, found);
}

/** What must hold of every announcement, and its sending where the day has come. */
async function settle(context: Writing, { communicationEventId: id, statusId, sentOn }: Pick<Announcement, 'communicationEventId' | 'statusId' | 'sentOn'>) {
  const { tx, rows, actor, today, clock, newId } = context;
  const count = await audienceCount(tx, id);
  if (count === 0) throw announcementErrors.error('nobody');
  if (count > MAX_AUDIENCE) throw announcementErrors.error('tooMany');
  if (statusId === 'CeReady' && sentOn <= today) await sendAnnouncement(tx, id, { now: clock.now(), newId });
  const now = await lockAnnouncement(tx, rows, actor.partyId, id);
  if (now === undefined) throw httpErrors.error('notFound');
  return { communicationEventId: id, statusId: now.statusId, recipients: count, rowVersion: now.rowVersion };
}

async function create(context: Context<typeof createNotification>) {
  const { tx, actor, today, clock, newId, audit, body } = context;
  const { audience, ...values } = body;
  await mustBeOffered(tx, announcementErrors, announcementForm, values);
  const words = wordsOf(values, today);
  const one = { communicationEventId: newId(), companyId: actor.companyId, ...words };
  await insertAnnouncement(tx, { ...one, authorPartyId: actor.partyId, now: clock.now() });
  await addReachable(context, one, audience);
  const settled = await settle(context, one);
  audit({
    entity: 'CommunicationEvent',
    id: one.communicationEventId,
    action: 'create',
    companyId: one.companyId,
    changes: { ...changesBetween({}, words), statusId: [null, settled.statusId], recipients: [null, settled.recipients] },
  });
  return settled;
}

async function edit(context: Context<typeof editNotification>) {
  const { tx, today, audit, params, body } = context;
  const { rowVersion, added, removed, ...values } = body;
  const stored = await unsent(context, params.communicationEventId, rowVersion);
  await mustBeOffered(tx, announcementErrors, announcementForm, values, { purposes: JSON.stringify(stored.purposes) });
  const { communicationEventId: id, companyId } = stored;
  const words = wordsOf(values, today);
  await updateAnnouncement(tx, { communicationEventId: id, ...words });
  await removeAudience(tx, id, removed);
  await addReachable(context, stored, added);
  const settled = await settle(context, { communicationEventId: id, ...words });
  const changes = { ...changesBetween(stored, words), ...(settled.statusId === stored.statusId ? {} : { statusId: [stored.statusId, settled.statusId] as const }) };
  audit({ entity: 'CommunicationEvent', id, action: 'update', companyId, changes: { ...changes, added: [null, added.length], removed: [null, removed.length] } });
  return settled;
}

export const routes = [
  ...listRoutes(announcementSource),
  ...listRoutes(audienceSource),
  route(notificationWays, async () => ({ ways: [...openWays()] })),
  route(readAnnouncement, async ({ db, rows, actor, params }) => {
    const found = await announcementOf(db, rows, actor.partyId, params.communicationEventId);
    if (found === undefined) throw httpErrors.error('notFound');
    const { companyId: _company, purposes, channels, sentOn, ...one } = found;
    const [byMail, bySms] = [channels.includes('mail'), channels.includes('sms')];
    return { ...one, purposes: JSON.stringify(purposes), sentDate: sentOn, byMail, bySms, isDraft: one.statusId === 'CeInProgress' };
  }),
  route(notificationAudience, async ({ db, rows, actor, today, params }) => {
    const found = await announcementOf(db, rows, actor.partyId, params.communicationEventId);
    if (found === undefined) throw httpErrors.error('notFound');
    return { audience: await audienceOf(db, found.communicationEventId, today) };
  }),
  route(createNotification, create),
  route(editNotification, edit),
  route(changeAudience, async (context) => {
    const { tx, audit, params, body } = context;
    const stored = await unsent(context, params.communicationEventId, body.rowVersion);
    const { communicationEventId: id, companyId } = stored;
    await updateAnnouncement(tx, stored);
    await removeAudience(tx, id, body.removed);
    await addReachable(context, stored, body.added);
    audit({ entity: 'CommunicationEvent', id, action: 'update', companyId, changes: { added: [null, body.added.length], removed: [null, body.removed.length] } });
    return settle(context, stored);
  }),
  route(approveNotification, async (context) => {
    const { tx, today, audit, params, body } = context;
    const stored = await unsent(context, params.communicationEventId, body.rowVersion);
    if (stored.statusId !== 'CeInProgress') throw announcementErrors.error('notReady');
    // a draft whose day has passed meanwhile goes out today
    const ready = { ...stored, statusId: 'CeReady', sentOn: stored.sentOn < today ? today : stored.sentOn } as const;
    await updateAnnouncement(tx, ready);
    const settled = await settle(context, ready);
    audit({
      entity: 'CommunicationEvent',
      id: stored.communicationEventId,
      action: 'update',
      companyId: stored.companyId,
      changes: { statusId: [stored.statusId, settled.statusId] },
    });
    return settled;
  }),
  route(deleteNotification, async (context) => {
    const { tx, audit, params, query } = context;
    const { communicationEventId: id, companyId, subject } = await unsent(context, params.communicationEventId, query.rowVersion);
    await deleteAnnouncementRow(tx, id);
    audit({ entity: 'CommunicationEvent', id, action: 'delete', companyId, changes: { subject: [subject, null] } });
    return { removed: true };
  }),
  route(searchUsers, async ({ tx, actor, rows, today, body }) => {
    const keys = await selectionOf(audienceSource, { db: tx, actor, rows, today, by: searchUsers, query: { order: 'asc' } }, body.selection);
    return { users: await peopleNamed(tx, keys, today) };
  }),
];
