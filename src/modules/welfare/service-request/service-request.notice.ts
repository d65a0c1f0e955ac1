/** What whoever asked for a service is told of it. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './service-request.messages.fa.ts';

const told = { topic: 'requests', placeholders: {}, body: '' } as const;
const { notices, told: subjects } = words;

export const serviceApproved = defineNotice({ ...told, event: 'services/approved', title: notices.approved, color: 'success', subject: subjects.approved });
export const serviceRejected = defineNotice({ ...told, event: 'services/rejected', title: notices.rejected, color: 'danger', subject: subjects.rejected });
const event = { label: notices.event, sample: notices.eventSample } as const;
const of = { event: '{event}', until: '{until}' } as const;

export const placeGiven = defineNotice({ ...told, event: 'services/placeGiven', title: notices.given, color: 'success', placeholders: { event }, subject: subjects.given(of) });
/** `until`: the last day on which it may be confirmed. */
export const placeOffered = defineNotice({
  ...{ ...told, event: 'services/placeOffered', title: notices.offered, color: 'warning', subject: subjects.offered(of), body: subjects.offeredBody },
  placeholders: { event, until: { label: notices.until, sample: '2026-12-01', is: 'date' } },
});
export const placeExpired = defineNotice({
  ...told,
  event: 'services/placeExpired',
  title: notices.expired,
  color: 'warning',
  placeholders: { event },
  subject: subjects.expired(of),
});
