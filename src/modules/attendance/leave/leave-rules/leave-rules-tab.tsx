import { useMemo } from 'react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { today } from '#ui/format/today.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import kinds from '../leave-types.messages.fa.ts';
import { leaveRules } from './leave-rules.contract.ts';
import words from './leave-rules-page.messages.fa.ts';
import { RuleReach } from './rule-reach.tsx';

/** Minutes of a day of entitlement in the week of 44 hours. */
const LEGAL_DAY = 440;

const isOwn = ({ isOwn: own }: RecordRow): boolean => own === 'Y';
const nameOf = ({ leaveTypeId }: RecordRow): string => new Map<unknown, string>(Object.entries(kinds)).get(leaveTypeId) ?? '';
/** Of the rule that is opened, as its form is of it. */
const elements = { reach: <RuleReach /> };

/** Kinds of leave with their dated rules, of the law and of the company. */
export function LeaveRulesTab() {
  const may = { add: useMay(leaveRules.create), edit: useMay(leaveRules.change), remove: useMay(leaveRules.remove) };
  const start = useMemo(() => ({ fromDate: today(), dayMinutes: LEGAL_DAY, counts: 'working', dayCost: 'average', paidBy: 'employer' }), []);
  return (
    <Stack>
      <Text as="p" tone="muted">
        {words.lead}
      </Text>
      <RecordsEditor<RecordRow>
        of={leaveRules}
        rowName={nameOf}
        start={start}
        elements={elements}
        may={may}
        isEditable={isOwn}
        isRemovable={isOwn}
        words={words}
        empty={<EmptyState title={words.none} />}
      />
    </Stack>
  );
}
