import { CalendarX2, CircleAlert, Info, UserX } from 'lucide-react';
import { useDeferredValue } from 'react';
import type { QueryInput } from '#kernel/call.ts';
import { FollowCase } from '#modules/tasks/tasks.web.ts';
import { faultsByVariable } from '#platform/tasks/variables.ui.ts';
import { useCall } from '#ui/client/hooks.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Text, type TextProps } from '#ui/text/text.tsx';
import { type LeavePreview, previewLeave } from '../leave.contract.ts';
import styles from '../leave.module.css';
import words from '../leave-page.messages.fa.ts';
import { daysText, lengthOf } from '../leave-words.ui.ts';
import { TeamAway } from '../team/team-away.tsx';
import type { LeaveRequestInput } from './leave-request.form.ts';
import type { Draft } from './request-fields.tsx';

/** What a preview is asked with; undefined while something is still to be said. */
function queryOf({ leaveTypeId, mode = 'daily', fromDate, thruDate, half, fromMinute, toMinute, substitutePartyId }: Draft, requestId: string | undefined) {
  if (leaveTypeId === undefined || fromDate === undefined) return undefined;
  const last = mode === 'daily' ? thruDate : fromDate;
  if (last === undefined || (mode === 'half' && !half)) return undefined;
  const hours = mode === 'hourly' ? { fromMinute, toMinute } : {};
  if (mode === 'hourly' && (fromMinute == null || toMinute == null)) return undefined;
  return { leaveTypeId, mode, fromDate, thruDate: last, half: (mode === 'half' && half) || undefined, ...hours, substitutePartyId: substitutePartyId ?? undefined, requestId };
}

/** In the place of a query while nothing is asked. */
const NOTHING_SAID: QueryInput<typeof previewLeave> = { leaveTypeId: '', mode: 'daily', fromDate: '', thruDate: '' };

/** What the server says of a request that is being written: what it would cost and leave, or why it would be refused. */
export function useLeavePreview(values: Draft, requestId: string | undefined) {
  const query = useDeferredValue(queryOf(values, requestId));
  const { data, error } = useCall(previewLeave, { query: query ?? NOTHING_SAID, enabled: query !== undefined, keepPrevious: true });
  return { isAsked: query !== undefined, data: error ? undefined : data, error };
}
type Preview = ReturnType<typeof useLeavePreview>;

/** What is in the way of the request, at its fields: an impossible time, other leave over the same days. */
export function obstaclesIn({ isAsked, data, error }: Preview): Readonly<Record<string, string>> {
  if (!isAsked) return {};
  if (error) return faultsByVariable(error.fields);
  const [first] = data?.conflicts ?? [];
  return first === undefined ? {} : { fromDate: conflictText(first) };
}

const conflictText = ({ fromDate, thruDate }: LeavePreview['conflicts'][number]): string => words.conflict({ from: formatDate(fromDate), thru: formatDate(thruDate) });

/** What the request would cost and leave, while it is being written. */
export function RequestPreview({ values, of: { isAsked, data, error } }: { values: Draft; of: Preview }) {
  return (
    <section className={styles.preview} aria-label={words.preview} aria-live="polite">
      {!isAsked ? (
        <Text as="p" tone="muted">
          {words.previewAsks}
        </Text>
      ) : error ? (
        <Text as="p" tone="danger">
          <Icon of={CircleAlert} size="sm" />
          {error.messages}
        </Text>
      ) : data === undefined ? null : (
        <Estimate mode={values.mode ?? 'daily'} of={data} />
      )}
    </section>
  );
}

function Estimate({
  mode,
  of: { minutes, days, dayMinutes, balance, freeDays, needsOffice, conflicts, substituteIsAway, team, teamSize },
}: {
  mode: LeaveRequestInput['mode'];
  of: LeavePreview;
}) {
  const isShort = balance !== null && balance.after < 0;
  return (
    <>
      <DescriptionList
        isAcross
        items={[
          { term: words.cost, value: <b>{daysText({ mode, days, minutes })}</b> },
          ...(balance === null
            ? []
            : [
                { term: words.before, value: lengthOf(balance.before, dayMinutes) },
                {
                  term: words.after,
                  value: (
                    <Text as="b" tone={isShort ? 'danger' : undefined}>
                      {lengthOf(balance.after, dayMinutes)}
                    </Text>
                  ),
                },
              ]),
        ]}
      />
      {isShort ? <Note icon={CircleAlert} tone="danger" text={words.notEnough} /> : null}
      {conflicts.map((one) => (
        <div key={one.fromDate}>
          <Note icon={CalendarX2} tone="danger" text={conflictText(one)} />
          {one.instanceId === null ? null : <FollowCase instanceId={one.instanceId} what={conflictText(one)} label={words.otherRequest} />}
        </div>
      ))}
      {substituteIsAway ? <Note icon={UserX} tone="warning" text={words.substituteAway} /> : null}
      {freeDays > 0 ? <Note icon={Info} tone="muted" text={words.freeDays({ days: formatNumber(freeDays) })} /> : null}
      {needsOffice ? <Note icon={Info} tone="muted" text={words.needsOffice} /> : null}
      <TeamAway away={team} size={teamSize} />
    </>
  );
}

function Note({ icon, tone, text }: { icon: typeof Info; tone: TextProps['tone']; text: string }) {
  return (
    <Text as="p" tone={tone}>
      <Icon of={icon} size="sm" />
      {text}
    </Text>
  );
}
