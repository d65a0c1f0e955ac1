import { useEffect, useImperativeHandle } from 'react';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { missingOf } from '#platform/tasks/variables.ui.ts';
import { useCall } from '#ui/client/hooks.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { ownLeave } from './leave.contract.ts';
import words from './leave-page.messages.fa.ts';
import { type Draft, neededOf, RequestFields } from './request/request-fields.tsx';
import { obstaclesIn, RequestPreview, useLeavePreview } from './request/request-preview.tsx';

export const key = 'leave/request';

interface Stored extends Draft {
  readonly requestId?: string;
  readonly substituteName?: string | null;
}

/** A new request, or the one that came back: kind and time, with what it would cost. */
export default function RequestForm({ ref, data, values, errors, isReadOnly, onChange, onObstacle }: TaskFormProps) {
  const read = useCall(ownLeave, {});
  const { requestId, substituteName, leaveTypeId, mode, fromDate, thruDate, half, fromMinute, toMinute, substitutePartyId, note, document } = data as Stored;
  const stored: Draft = requestId === undefined ? {} : ({ leaveTypeId, mode, fromDate, thruDate, half, fromMinute, toMinute, substitutePartyId, note, document } as Draft);
  const kinds = read.data?.kinds ?? [];
  const said: Draft = { leaveTypeId: kinds[0]?.leaveTypeId, mode: 'daily', ...stored, ...(values as Draft) } as Draft;
  const preview = useLeavePreview(isReadOnly || read.data === undefined ? {} : said, requestId);
  const obstacles = obstaclesIn(preview);
  const isInTheWay = Object.keys(obstacles).length > 0;
  useEffect(() => onObstacle?.(isInTheWay), [onObstacle, isInTheWay]);
  useImperativeHandle(ref, () => () => (read.data === undefined ? {} : { ...obstacles, ...missingOf(neededOf(kinds, said)) }));
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={2} />;
  if (read.data === undefined) return <Skeleton kind="blocks" count={2} />;
  // what stands there from the start goes with the first word typed: it is not what is missing
  const missing = Object.fromEntries(
    Object.entries(errors).filter(([path]) => {
      const name = path.replace(/^variables\./, '');
      return name in values || said[name as keyof Draft] === undefined;
    }),
  );
  // of one day the last one is the first
  const whole = (next: Draft): Draft => (next.mode === 'daily' || next.fromDate === undefined ? next : { ...next, thruDate: next.fromDate });
  return (
    <Stack>
      <RequestFields
        kinds={kinds}
        values={said}
        substituteName={substituteName ?? undefined}
        errors={{ ...missing, ...obstacles }}
        isReadOnly={isReadOnly}
        onChange={(change) => onChange(Object.fromEntries(Object.entries(whole({ ...said, ...change })).filter(([, value]) => value !== undefined)))}
      />
      {isReadOnly ? null : <RequestPreview values={said} of={preview} />}
    </Stack>
  );
}
