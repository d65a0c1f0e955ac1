/** Steps in words: who is asked, until when, and what follows. */
import type { AskStep, ListedStep, StepList } from '#kernel/workflow/steps.ts';
import { type Asked, readAsked, type Who } from '#kernel/workflow/who.ts';
import { formatNumber } from '#ui/format/format.ts';
import type { Design } from '../designs/designs.contract.ts';
import messages from './designer.messages.fa.ts';

export type Vocabulary = Design['vocabulary'];

export interface DesignWords {
  readonly vocabulary: Vocabulary;
  /** Of people, posts and units by id. */
  readonly names: Readonly<Record<string, string>>;
  /** Titles of the steps by id. */
  stepTitle(id: string): string;
  /** What an answer at a step is called. */
  outcomeName(step: string, id: string): string;
}

interface Titled {
  readonly id: string;
  readonly title: string;
}

export const titleIn = (rows: readonly Titled[], id: string): string => rows.find((row) => row.id === id)?.title ?? id;

/** Titles of all steps of a list. */
export function wordsFor(vocabulary: Vocabulary, names: DesignWords['names'], steps: StepList): DesignWords {
  const titles = new Map<string, string>();
  const answers = new Map<string, string>();
  const note = (list: StepList): void => {
    for (const step of list) {
      titles.set(step.id, step.title.trim() || step.id);
      if (step.is === 'ask') for (const { id, name } of step.outcomes) answers.set(`${step.id} ${id}`, name);
      if (step.is === 'beside') step.branches.forEach(note);
    }
  };
  note(steps);
  return { vocabulary, names, stepTitle: (id) => titles.get(id) ?? id, outcomeName: (step, id) => answers.get(`${step} ${id}`) ?? id };
}

const { wayWords, ways } = messages;

export function wayText(way: Who, { vocabulary, names, stepTitle }: DesignWords): string {
  switch (way.is) {
    case 'manager':
      return way.levels === 1 ? wayWords.directManager : wayWords.manager(formatNumber(way.levels));
    case 'post':
      return wayWords.post(names[way.id] ?? way.id);
    case 'person':
      return names[way.id] ?? way.id;
    case 'group':
      return wayWords.group(titleIn(vocabulary.groups, way.id));
    case 'role': {
      const role = titleIn(vocabulary.roles, way.role);
      return way.unit === undefined ? wayWords.role(role) : wayWords.roleIn(role, names[way.unit] ?? way.unit);
    }
    case 'level':
      return wayWords.level(titleIn(vocabulary.roles, way.role), titleIn(vocabulary.levels, way.level));
    case 'step':
      return wayWords.step(stepTitle(way.step));
    case 'named':
      return wayWords.named(titleIn(vocabulary.variables, way.variable));
    case 'permission':
      return wayWords.permission(titleIn(vocabulary.permissions, way.key));
    case 'chain':
      return wayWords.chain(titleIn(vocabulary.chains, way.process), formatNumber(way.sequence));
    default:
      return ways[way.is];
  }
}

export function askedText({ ways: found, except, inPerson }: Asked, words: DesignWords): string {
  const main = found.map((way) => wayText(way, words)).join(wayWords.else);
  const left = except.length === 0 ? [] : [wayWords.except(except.map((way) => wayText(way, words)).join(messages.separator))];
  return [main, ...left, ...(inPerson ? [wayWords.inPerson] : [])].join(messages.separator);
}

export function whoText(who: string, words: DesignWords): string {
  const asked = readAsked(who);
  return asked === undefined ? wayWords.unreadable : askedText(asked, words);
}

/** A duration in working time; as it is written where it is none. */
export function durationText(duration: string): string {
  const { d, h, m } = /^P(?:(?<d>\d+)D)?(?:T(?:(?<h>\d+)H)?(?:(?<m>\d+)M)?)?$/.exec(duration)?.groups ?? {};
  const parts = [
    d === undefined ? undefined : messages.days(formatNumber(Number(d))),
    h === undefined ? undefined : messages.hours(formatNumber(Number(h))),
    m === undefined ? undefined : messages.minutes(formatNumber(Number(m))),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? duration : parts.join(messages.and);
}

const { summary } = messages;

export function deadlineTexts({ deadline = {}, outcomes }: Pick<AskStep, 'deadline' | 'outcomes'>): readonly string[] {
  const { due, remindAfter, escalateAfter, answerAfter } = deadline;
  return [
    ...(due === undefined ? [] : [summary.due(durationText(due))]),
    ...(remindAfter === undefined ? [] : [summary.remind(durationText(remindAfter))]),
    ...(escalateAfter === undefined ? [] : [summary.escalate(durationText(escalateAfter))]),
    ...(answerAfter === undefined ? [] : [summary.answer(durationText(answerAfter.after), outcomes.find(({ id }) => id === answerAfter.outcome)?.name ?? answerAfter.outcome)]),
  ];
}

/** What a step does, in a line. */
export function stepText(step: ListedStep, words: DesignWords): string {
  switch (step.is) {
    case 'ask':
      return whoText(step.who, words);
    case 'chain':
      return titleIn(words.vocabulary.chains, step.process);
    case 'do':
      return `${titleIn(words.vocabulary.services, step.handler)}${messages.separator}${summary[step.runs]}`;
    case 'wait':
      return summary.wait(durationText(step.after));
    case 'several':
      return titleIn(words.vocabulary.lists, step.list);
    case 'beside':
      return messages.kinds.beside;
  }
}
