/** What whoever asked for a service is told of it. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './service-request.messages.fa.ts';

const told = { topic: 'requests', placeholders: {}, body: '' } as const;
const { notices, told: subjects } = words;

export const serviceApproved = defineNotice({ ...told, event: 'services/approved', title: notices.approved, color: 'success', subject: subjects.approved });
export const serviceRejected = defineNotice({ ...told, event: 'services/rejected', title: notices.rejected, color: 'danger', subject: subjects.rejected });
export const placeGiven = defineNotice({ ...told, event: 'services/placeGiven', title: notices.given, color: 'success', subject: subjects.given });
export const placeExpired = defineNotice({ ...told, event: 'services/placeExpired', title: notices.expired, color: 'warning', subject: subjects.expired });
