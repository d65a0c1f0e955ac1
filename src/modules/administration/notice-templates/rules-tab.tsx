import { BellPlus, Pencil, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { AskButton } from '#ui/act/ask-button.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button, IconButton } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { AudienceField } from '../announcements/audience-field.tsx';
import type { AudiencePerson } from '../announcements/people-list.tsx';
import type { EventRead } from './event-sheet.tsx';
import { placesOf } from './places.server.ts';
import { addRule, deleteRule, editRule } from './templates.contract.ts';
import { inUnit, ruleFormOf } from './templates.form.ts';
import messages from './templates.messages.fa.ts';

type Rule = EventRead['rules'][number];

const spanText = (minutes: number): string => {
  const { count, unit } = inUnit(minutes);
  return `${formatNumber(count)} ${messages.units[unit]}`;
};

/** When a rule speaks, in words. */
const whenText = ({ delayMinutes, repeatTimes, repeatMinutes }: Rule): string =>
  [
    delayMinutes === 0 ? messages.atOnce : messages.after(spanText(delayMinutes)),
    repeatTimes === 0 ? messages.notRepeated : messages.repeated(formatNumber(repeatTimes), spanText(repeatMinutes)),
  ].join(messages.comma);

const whoText = ({ toConcerned, toManager, positionIds, roleTypeIds, userGroupIds, people }: Rule): string =>
  [
    toConcerned ? messages.toConcerned : undefined,
    toManager ? messages.toManager : undefined,
    ...(
      [
        [messages.positions, positionIds],
        [messages.roles, roleTypeIds],
        [messages.groups, userGroupIds],
      ] as const
    ).map(([what, ids]) => (ids.length === 0 ? undefined : messages.countOf(what, formatNumber(ids.length)))),
    ...people.map(({ fullName }) => fullName),
  ]
    .filter((one) => one !== undefined)
    .join(messages.comma);

const columns: readonly GridColumn<Rule>[] = [
  { id: 'title', label: messages.ruleTitle, width: 200, render: ({ title }) => <bdi>{title}</bdi> },
  {
    id: 'isActive',
    label: messages.active,
    width: 110,
    render: ({ isActive }) => <Badge state={isActive ? 'active' : 'draft'}>{isActive ? messages.state.on : messages.state.off}</Badge>,
  },
  { id: 'condition', label: messages.condition, width: 200, render: ({ condition }) => (condition === '' ? messages.always : <bdi dir="ltr">{condition}</bdi>) },
  { id: 'when', label: messages.when, width: 240, render: whenText },
  { id: 'who', label: messages.recipients, width: 260, grows: true, render: whoText },
];

/** What the company wants told besides: later, again, to others. */
export function RulesTab({ of }: { of: EventRead }) {
  const mayEdit = useMay(editRule);
  const [open, setOpen] = useState<Rule | 'new'>();
  const removal = useSend(deleteRule);
  const acts: GridColumn<Rule> = {
    id: 'acts',
    label: messages.editRule,
    width: 120,
    hasControls: true,
    isService: true,
    render: (rule) => (
      <>
        <IconButton size="sm" icon={Pencil} label={`${messages.editRule}: ${rule.title}`} onPress={() => setOpen(rule)} />
        <AskButton
          size="sm"
          variant="ghost"
          icon={Trash2}
          label={messages.deleteRule}
          isDanger
          title={messages.deleteRuleTitle(rule.title)}
          done={messages.ruleDeleted}
          act={() => removal.mutateAsync({ params: { noticeRuleId: rule.noticeRuleId } })}
        >
          {messages.deleteRuleText}
        </AskButton>
      </>
    ),
  };
  const add = mayEdit ? (
    <Button icon={BellPlus} variant="soft" onPress={() => setOpen('new')}>
      {messages.addRule}
    </Button>
  ) : null;
  return (
    <Card title={messages.rules} isFlush actions={of.rules.length > 0 ? add : null}>
      <DataGrid
        label={messages.ruleList}
        columns={mayEdit ? [...columns, acts] : columns}
        rows={of.rules}
        rowKey={({ noticeRuleId }) => noticeRuleId}
        hasCards
        empty={
          <EmptyState title={messages.noRules} headingLevel={3} actions={add}>
            {messages.noRulesAdvice}
          </EmptyState>
        }
      />
      {open === undefined ? null : <RuleDialog of={of} rule={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}

const idsOf = (people: unknown): string[] => ((people ?? []) as readonly AudiencePerson[]).map(({ partyId }) => partyId);

/** A stored rule as its form holds it. */
function shown({ delayMinutes, repeatTimes, repeatMinutes, positionIds, roleTypeIds, userGroupIds, people, ...rule }: Rule) {
  const [delay, repeat] = [inUnit(delayMinutes), inUnit(repeatMinutes)];
  const list = (ids: readonly string[]): string | null => (ids.length === 0 ? null : JSON.stringify(ids));
  return {
    ...rule,
    condition: rule.condition || null,
    delay: delay.count,
    delayUnit: delay.unit,
    repeatTimes,
    repeatEvery: repeatTimes === 0 ? null : repeat.count,
    repeatUnit: repeatTimes === 0 ? null : repeat.unit,
    positionIds: list(positionIds),
    roleTypeIds: list(roleTypeIds),
    userGroupIds: list(userGroupIds),
    people: people.length === 0 ? null : people,
  };
}

function RuleDialog({ of, rule, onClose }: { of: EventRead; rule: Rule | undefined; onClose: () => void }) {
  const form = useMemo(() => ruleFormOf({ places: placesOf(of), groups: of.groups }), [of]);
  const common = {
    of: form,
    layout: 'dialog',
    elements: { people: (control: Parameters<typeof AudienceField>[0]) => <AudienceField {...control} /> },
    autoFocus: true,
    cancel: (
      <Button variant="ghost" onPress={onClose}>
        {messages.cancel}
      </Button>
    ),
    onSaved: onClose,
  } as const;
  const body = ({ people, ...values }: Readonly<Record<string, unknown>>) => ({ ...values, event: of.event, people: idsOf(people) });
  return (
    <Dialog isOpen isDrawer size="lg" title={rule === undefined ? messages.addRule : messages.editRule} onClose={onClose}>
      {rule === undefined ? (
        <DefinedForm
          {...common}
          call={addRule}
          start={{ isActive: true, toConcerned: true, delay: 1, delayUnit: 'day', repeatTimes: 0, repeatUnit: 'day' }}
          toBody={(values) => body(values)}
        />
      ) : (
        <DefinedForm
          {...common}
          call={editRule}
          params={{ noticeRuleId: rule.noticeRuleId }}
          values={shown(rule)}
          version={rule.rowVersion}
          toBody={(values, rowVersion) => ({ ...body(values), rowVersion: rowVersion ?? 0 })}
        />
      )}
    </Dialog>
  );
}
