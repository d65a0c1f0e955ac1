/** What a request for leave says, as it comes over the wire. Pure, for both sides. */
import { DEFAULT_MAX_FILE_BYTES } from '#kernel/file-value/file-value.ts';
import { z } from '#kernel/schema.ts';
import { halves, type LeaveTime, modes } from './leave-time.rules.ts';

/** Scans of certificates. */
export const paper = { accept: ['.pdf', 'image/*'], maxFileSize: DEFAULT_MAX_FILE_BYTES } as const;
export const MOST_NOTE = 500;

const minute = z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1440))));
const words = (most: number) => z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(most))));

export const leaveRequestValues = z.strictObject({
  leaveTypeId: z.string().check(z.maxLength(40)),
  mode: z.enum(modes),
  fromDate: z.iso.date(),
  thruDate: z.iso.date(),
  half: z.optional(z.nullable(z.enum(halves))),
  fromMinute: minute,
  toMinute: minute,
  substitutePartyId: z.optional(z.nullable(z.guid())),
  note: words(MOST_NOTE),
  /** 'storedName;displayName' */
  document: words(400),
});
export type LeaveRequestInput = z.infer<typeof leaveRequestValues>;

const minuteText = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1440)));
/** The same in an address: what a preview is asked with. `requestId` is the request that is being corrected. */
export const leaveRequestQuery = z.object({
  leaveTypeId: leaveRequestValues.shape.leaveTypeId,
  mode: z.enum(modes),
  fromDate: z.iso.date(),
  thruDate: z.iso.date(),
  half: z.optional(z.enum(halves)),
  fromMinute: minuteText,
  toMinute: minuteText,
  substitutePartyId: z.optional(z.guid()),
  requestId: z.optional(z.guid()),
});

const DAY = 1_440;
const endOf = (from: number, to: number): number => (to < from ? to + DAY : to);

/** The time alone, without what its mode does not use; hours that end before they begin end on the next day. */
export const timeOf = ({ mode, fromDate, thruDate, half, fromMinute, toMinute }: LeaveRequestInput): LeaveTime => ({
  mode,
  fromDate,
  thruDate: mode === 'daily' ? thruDate : fromDate,
  half: mode === 'half' ? (half ?? null) : null,
  fromMinute: mode === 'hourly' ? (fromMinute ?? null) : null,
  toMinute: mode === 'hourly' && toMinute != null ? endOf(fromMinute ?? 0, toMinute) : null,
});
