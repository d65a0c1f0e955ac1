/** Forms of a template and of a rule (guide base-data 9.3). What a text or a condition may name depends on the event. */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { conditionProblem } from '#platform/notifications/condition.rules.ts';
import { type Notice, noticeChannels } from '#platform/notifications/notice.define.ts';
import shared from '#platform/notifications/notices.messages.fa.ts';
import { BODY_LENGTH, SUBJECT_LENGTH, unknownPlaces } from '#platform/notifications/template.rules.ts';
import words from './templates.messages.fa.ts';

type Places = Notice['placeholders'];

/** The sentence about a name the event does not know. */
const faultOfText = (text: unknown, places: Places | undefined): string | undefined => {
  if (places === undefined || typeof text !== 'string') return undefined;
  const [name] = unknownPlaces(text, places);
  return name === undefined ? undefined : words.errors.unknownPlace({ name });
};

/** `places`: of the event, where it is known; the server asks its own list. */
export const templateFormOf = (places: Places | undefined) =>
  defineForm('notifications/template', [
    {
      type: 'select',
      name: 'channel',
      label: words.template,
      options: noticeChannels.map((enumId) => ({ enumId, description: shared.channels[enumId] })),
      required: true,
      display: false,
    },
    {
      type: 'text',
      name: 'subject',
      label: words.subject,
      maxLength: SUBJECT_LENGTH,
      col: 12,
      visibleWhen: ({ channel }) => channel !== 'sms',
      requiredWhen: ({ channel }) => channel !== 'sms',
      validator: ({ subject }) => fault(faultOfText(subject, places)),
    },
    {
      type: 'textarea',
      name: 'body',
      label: words.body,
      // elsewhere the subject may say it all
      requiredWhen: ({ channel }) => channel === 'sms',
      maxLength: BODY_LENGTH,
      rows: 7,
      col: 12,
      validator: ({ body }) => fault(faultOfText(body, places)),
    },
    { type: 'switch', name: 'isActive', label: words.isActive, help: ({ channel }) => words.isActiveHelp[(channel ?? 'inApp') as keyof typeof words.isActiveHelp] },
    {
      type: 'date',
      name: 'fromDate',
      label: words.fromDate,
      required: true,
      validator: ({ fromDate }, today) => fault(typeof fromDate === 'string' && fromDate < today ? words.errors.pastDay : undefined),
    },
  ]);

export const templateForm = templateFormOf(undefined);

export const minutesOf = { minute: 1, hour: 60, day: 1_440 } as const;
export type TimeUnit = keyof typeof minutesOf;
const units = Object.entries(words.units).map(([enumId, description]) => ({ enumId, description }));

/** Minutes as a number of the largest unit that they fill. */
export function inUnit(minutes: number): { readonly count: number; readonly unit: TimeUnit } {
  const unit = minutes > 0 && minutes % minutesOf.day === 0 ? 'day' : minutes > 0 && minutes % minutesOf.hour === 0 ? 'hour' : 'minute';
  return { count: minutes / minutesOf[unit], unit };
}

/** What is wrong with a condition, in words. */
export function faultOfCondition(condition: unknown, places: Places | undefined): string | undefined {
  if (places === undefined || typeof condition !== 'string') return undefined;
  const problem = conditionProblem(condition, places);
  if (problem === undefined) return undefined;
  return problem.is === 'unreadable' ? words.errors.condition({ at: toPersianDigits(String(problem.at + 1)) }) : words.errors.unknownName({ name: problem.names[0] ?? '' });
}

/** A year. */
const MOST_MINUTES = 525_600;
const faultOfSpan = (count: unknown, unit: unknown): string | undefined =>
  typeof count === 'number' && count * minutesOf[(unit ?? 'minute') as TimeUnit] > MOST_MINUTES ? words.errors.tooLong : undefined;

const isRepeated = ({ repeatTimes }: FormValues): boolean => typeof repeatTimes === 'number' && repeatTimes > 0;
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '[]' || value === false || (Array.isArray(value) && value.length === 0);
const someone = ['toConcerned', 'toManager', 'positionIds', 'roleTypeIds', 'userGroupIds', 'people'] as const;

interface RuleFormParts {
  readonly places?: Places | undefined;
  readonly groups?: readonly OptionRow[] | undefined;
}

/** `groups`: the groups of users to choose from, where they are known. */
export const ruleFormOf = ({ places, groups }: RuleFormParts) =>
  defineForm({
    key: 'notifications/rule',
    sections: [
      {
        fields: [
          { type: 'text', name: 'title', label: words.ruleTitle, required: true, maxLength: 100, col: 8 },
          { type: 'switch', name: 'isActive', label: words.isActive, col: 4 },
          {
            type: 'text',
            name: 'condition',
            label: words.condition,
            help: words.conditionHelp,
            maxLength: 1000,
            col: 12,
            validator: ({ condition }) => fault(faultOfCondition(condition, places)),
          },
          {
            type: 'number',
            name: 'delay',
            label: words.delay,
            help: words.delayHelp,
            required: true,
            max: 1000,
            col: 3,
            validator: ({ delay, delayUnit }) => fault(faultOfSpan(delay, delayUnit)),
          },
          { type: 'select', name: 'delayUnit', label: words.delayUnit, options: units, required: true, disableClearable: true, col: 3 },
          { type: 'number', name: 'repeatTimes', label: words.repeatTimes, required: true, max: 30, col: 3 },
          {
            type: 'number',
            name: 'repeatEvery',
            label: words.repeatEvery,
            min: 1,
            max: 1000,
            visibleWhen: isRepeated,
            requiredWhen: isRepeated,
            col: 3,
            validator: ({ repeatEvery, repeatUnit }) => fault(faultOfSpan(repeatEvery, repeatUnit)),
          },
          {
            type: 'select',
            name: 'repeatUnit',
            label: words.repeatUnit,
            options: units,
            visibleWhen: isRepeated,
            requiredWhen: isRepeated,
            col: 3,
            validator: ({ repeatEvery, repeatUnit }) => fault(repeatUnit === 'minute' && typeof repeatEvery === 'number' && repeatEvery < 5 ? words.errors.tooSoon : undefined),
          },
        ],
      },
      {
        title: words.recipients,
        fields: [
          {
            type: 'switch',
            name: 'toConcerned',
            label: words.toConcerned,
            col: 6,
            validator: (values) => fault(someone.every((name) => isEmpty(values[name])) ? words.errors.noRecipient : undefined),
          },
          { type: 'switch', name: 'toManager', label: words.toManager, col: 6 },
          { type: 'multiselect', name: 'positionIds', label: words.positions, options: 'EmplPosition' },
          { type: 'multiselect', name: 'roleTypeIds', label: words.roles, options: 'Role' },
          { type: 'multiselect', name: 'userGroupIds', label: words.groups, options: groups ?? 'UserGroup', optionIdField: 'userGroupId', optionLabelField: 'description' },
          { type: 'component', name: 'people', label: words.persons, col: 12 },
        ],
      },
    ],
  });

export const ruleForm = ruleFormOf({});
