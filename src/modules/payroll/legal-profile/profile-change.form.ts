/** What somebody who sets a reading is asked, by the shape of its key. */
import { defineForm, type FormDefinition } from '#kernel/form/definition.ts';
import { monthOptions } from '#kernel/form/months.ts';
import { BY_LAW, codesIn, type SettingKey, shapeOf } from './profile.rules.ts';
import messages from './profile-tab.messages.fa.ts';
import { factorTitle, wordsOf } from './profile-words.ui.ts';

/** Factors with a whole month, on which others may rest. */
const bases = ['base', 'seniority', 'housing', 'grocery', 'marital', 'child'];
const isOwn = ({ isInherited }: Readonly<Record<string, unknown>>): boolean => isInherited !== true;

function valueField(key: SettingKey, value: string) {
  const field = { name: 'value', label: messages.value, visibleWhen: isOwn, col: 12 } as const;
  const options = Object.entries(wordsOf(key).values ?? {}).map(([enumId, description]) => ({ enumId, description }));
  switch (shapeOf(key)) {
    case 'choice':
    case 'share':
      return { ...field, type: 'select', options, requiredWhen: isOwn } as const;
    case 'hours':
      return { ...field, type: 'text', code: 'latin', maxLength: 19, help: messages.hoursHelp } as const;
    case 'rials':
      return { ...field, type: 'number', min: 1, max: 1_000_000, requiredWhen: isOwn } as const;
    case 'codes': {
      const known = [...new Set([...bases, ...codesIn(value)])].map((code) => ({ enumId: code, description: factorTitle(code) }));
      return { ...field, type: 'multiselect', options: known } as const;
    }
  }
}

/** The form of a key; `value` is its text as it stands. */
export const changeForm = (key: SettingKey, value: string): FormDefinition =>
  defineForm(`payroll/legalProfile/${key}`, [
    valueField(key, value),
    { type: 'switch', name: 'isInherited', label: messages.isInherited, col: 12 },
    { type: 'number', name: 'year', label: messages.year, required: true, min: 1_300, max: 1_500, hideSpin: true, col: 6 },
    { type: 'select', name: 'month', label: messages.monthField, options: monthOptions, required: true, col: 6 },
    { type: 'textarea', name: 'reason', label: messages.reason, help: messages.reasonHelp, required: true, minLength: 3, maxLength: 300, rows: 2, col: 12 },
  ]);

/** A text as the field of its key holds it. */
export function fieldValue(key: SettingKey, text: string): string | number | null {
  const shape = shapeOf(key);
  if (shape === 'codes') return JSON.stringify(codesIn(text));
  if (shape === 'rials') return Number(text);
  return shape === 'hours' && text === BY_LAW ? null : text;
}

/** The text that a field says; what is left empty is the figure of the law or no factor at all. */
export function textIn(key: SettingKey, value: unknown): string {
  const shape = shapeOf(key);
  if (value === null || value === undefined) return shape === 'hours' ? BY_LAW : '';
  return shape === 'codes' ? (JSON.parse(String(value)) as string[]).join(',') : String(value);
}
