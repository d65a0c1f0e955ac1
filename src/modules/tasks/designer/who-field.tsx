import { Plus, Trash2 } from 'lucide-react';
import type { StepList } from '#kernel/workflow/steps.ts';
import { type Asked, type Except, readAsked, type Who, writeRequests } from '#kernel/workflow/who.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { idsOf } from '#ui/multi-select/chosen.ts';
import { MultiSelect } from '#ui/multi-select/multi-select.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { SearchSelect } from '#ui/search-select/search-select.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import type { DesignWords } from './design-words.ui.ts';
import messages from './designer.messages.fa.ts';
import styles from './designer.module.css';
import { askedBefore } from './steps.rules.ts';

/** Choices of the modules organisation and personnel, by their addresses. */
export const PEOPLE = { url: '/rest/s1/hcm/personOptions', kind: 'lazy', sendsWords: true, optionIdField: 'partyId', optionLabelField: 'fullName' } as const;
const POSTS = { url: '/rest/s1/hcm/positionOptions', kind: 'lazy', optionIdField: 'emplPositionId', optionLabelField: 'description' } as const;
const UNITS = { url: '/rest/s1/hcm/unitOptions', kind: 'lazy', optionIdField: 'unitId', optionLabelField: 'organizationName' } as const;

const kinds = Object.keys(messages.ways) as Who['is'][];
const MAX_WAYS = 5;

/** A way of a kind that nothing has been said of yet. */
function emptyWay(is: Who['is']): Who {
  switch (is) {
    case 'manager':
      return { is, levels: 1 };
    case 'post':
    case 'group':
    case 'person':
      return { is, id: '' };
    case 'role':
      return { is, role: '' };
    case 'level':
      return { is, level: '', role: '' };
    case 'named':
      return { is, variable: '' };
    case 'permission':
      return { is, key: '' };
    case 'step':
      return { is, step: '' };
    case 'chain':
      return { is, process: '', sequence: 1 };
    default:
      return { is };
  }
}

export interface WhoFieldProps {
  who: string;
  onChange: (who: string) => void;
  /** The step it is about, and the list it stands in. */
  stepId: string;
  steps: StepList;
  words: DesignWords;
  /** Called with the name of what was chosen by id, so that it can be said in words. */
  onName: (id: string, name: string) => void;
}

const none: Asked = { ways: [{ is: 'manager', levels: 1 }], except: [], inPerson: false };

/** Whom a task is for: ways that are tried one after the other, and who is left out. */
export function WhoField(props: WhoFieldProps) {
  const { who, onChange, stepId, steps, words } = props;
  const asked = readDraft(who);
  const change = (part: Partial<Asked>): void => onChange(writeRequests({ ...asked, ...part }));
  const before = askedBefore(steps, stepId).map(({ id }) => ({ id, label: words.stepTitle(id) }));
  const exceptSteps = asked.except.flatMap((way) => (way.is === 'step' ? [way.step] : []));
  const isInitiatorOut = asked.except.some(({ is }) => is === 'initiator');
  const leaveOut = (initiator: boolean, ids: readonly string[]): void =>
    change({
      except: [...asked.except.filter(({ is }) => is === 'subject'), ...(initiator ? [{ is: 'initiator' } as const] : []), ...ids.map((step): Except => ({ is: 'step', step }))],
    });
  return (
    <div className={styles.part}>
      {asked.ways.map((way, at) => (
        <Way
          // biome-ignore lint/suspicious/noArrayIndexKey: a way is its place
          key={at}
          {...props}
          way={way}
          at={at}
          onWay={(next) => change({ ways: asked.ways.with(at, next) })}
          onRemove={asked.ways.length > 1 ? () => change({ ways: asked.ways.toSpliced(at, 1) }) : undefined}
        />
      ))}
      {asked.ways.length < MAX_WAYS ? (
        <Button size="sm" icon={Plus} className={styles.start} onPress={() => change({ ways: [...asked.ways, { is: 'unitHead' }] })}>
          {messages.addFallback}
        </Button>
      ) : null}
      <CheckBox isSelected={isInitiatorOut} onChange={(isOn) => leaveOut(isOn, exceptSteps)}>
        {messages.exceptInitiator}
      </CheckBox>
      {before.length === 0 ? null : (
        <MultiSelect
          label={messages.exceptSteps}
          options={before}
          value={exceptSteps.length === 0 ? null : JSON.stringify(exceptSteps)}
          onChange={(next) => leaveOut(isInitiatorOut, idsOf(next))}
        />
      )}
      <CheckBox isSelected={asked.inPerson} onChange={(inPerson) => change({ inPerson })}>
        {messages.inPerson}
      </CheckBox>
    </div>
  );
}

/** What is half written has an empty place, which the grammar does not read: it is read with a mark in it. */
function readDraft(who: string): Asked {
  const marked = who.replaceAll(/\((?=[,)])/g, '(?').replaceAll(/, (?=[,)])/g, ', ?');
  const read = readAsked(marked);
  return read === undefined
    ? none
    : { ...read, ways: read.ways.map((way) => Object.fromEntries(Object.entries(way).map(([name, value]) => [name, value === '?' ? '' : value])) as unknown as Who) };
}

interface WayProps extends WhoFieldProps {
  way: Who;
  at: number;
  onWay: (way: Who) => void;
  onRemove: (() => void) | undefined;
}

function Way(props: WayProps) {
  const { way, at, onWay, onRemove } = props;
  const number = formatNumber(at + 1);
  return (
    <div className={styles.way}>
      <SelectField
        label={at === 0 ? messages.whoKind : messages.fallback(number)}
        isRequired
        options={kinds.map((id) => ({ id, label: messages.ways[id] }))}
        value={way.is}
        onChange={(next) => (next === null ? undefined : onWay(emptyWay(next as Who['is'])))}
      />
      <WayParts {...props} />
      {onRemove ? <IconButton label={messages.removeWay(number)} icon={Trash2} onPress={onRemove} className={styles.wayRemove} /> : null}
    </div>
  );
}

const optionsOf = (rows: readonly { readonly id: string; readonly title: string }[]) => rows.map(({ id, title }) => ({ id, label: title }));

/** What a way needs beside its kind. */
function WayParts({ way, onWay, words, steps, stepId, onName }: WayProps) {
  const { vocabulary, names } = words;
  const found = (id: string | null, row: Readonly<Record<string, unknown>> | null, label: string): string => {
    if (id !== null && row !== null) onName(id, String(row[label] ?? id));
    return id ?? '';
  };
  const search = (
    label: string,
    source: typeof PEOPLE | typeof POSTS | typeof UNITS,
    id: string,
    put: (id: string) => void,
    more: { placeholder?: string; isRequired?: boolean } = {},
  ) => <SearchSelect label={label} {...source} value={id || null} initialLabel={names[id]} onChange={(next, row) => put(found(next, row, source.optionLabelField))} {...more} />;
  const select = (label: string, rows: Parameters<typeof optionsOf>[0], id: string, put: (id: string) => void) => (
    <SelectField label={label} isRequired options={optionsOf(rows)} value={id || null} onChange={(next) => put(next ?? '')} />
  );
  switch (way.is) {
    case 'manager':
      return <NumberField label={messages.levels} min={1} max={20} value={way.levels} onChange={(levels) => onWay({ ...way, levels: levels ?? 1 })} />;
    case 'post':
      return search(messages.post, POSTS, way.id, (id) => onWay({ ...way, id }), { isRequired: true });
    case 'person':
      return search(messages.person, PEOPLE, way.id, (id) => onWay({ ...way, id }), { isRequired: true });
    case 'group':
      return select(messages.group, vocabulary.groups, way.id, (id) => onWay({ ...way, id }));
    case 'role':
      return (
        <>
          {select(messages.role, vocabulary.roles, way.role, (role) => onWay({ ...way, role }))}
          {search(messages.unit, UNITS, way.unit ?? '', (unit) => onWay(unit === '' ? { is: 'role', role: way.role } : { ...way, unit }), { placeholder: messages.ownUnit })}
        </>
      );
    case 'level':
      return (
        <>
          {select(messages.role, vocabulary.roles, way.role, (role) => onWay({ ...way, role }))}
          {select(messages.level, vocabulary.levels, way.level, (level) => onWay({ ...way, level }))}
        </>
      );
    case 'named':
      return select(messages.variable, vocabulary.variables, way.variable, (variable) => onWay({ ...way, variable }));
    case 'permission':
      return select(messages.permissionKey, vocabulary.permissions, way.key, (key) => onWay({ ...way, key }));
    case 'step':
      return select(
        messages.ofStep,
        askedBefore(steps, stepId).map(({ id }) => ({ id, title: words.stepTitle(id) })),
        way.step,
        (step) => onWay({ ...way, step }),
      );
    case 'chain':
      return (
        <>
          {select(messages.chainOf, vocabulary.chains, way.process, (process) => onWay({ ...way, process }))}
          <NumberField label={messages.sequence} min={1} max={99} value={way.sequence} onChange={(sequence) => onWay({ ...way, sequence: sequence ?? 1 })} />
        </>
      );
    default:
      return null;
  }
}
