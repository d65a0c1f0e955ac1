import { expect, test } from 'vitest';
import { type FormDefinition, fieldsOf } from '#kernel/form/definition.ts';

const isForm = (value: unknown): value is FormDefinition => typeof value === 'object' && value !== null && 'key' in value && 'sections' in value;
const modules = import.meta.glob<Record<string, unknown>>('/src/**/*.form.ts', { eager: true });
const people = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isForm)
    .flatMap(fieldsOf)
    .filter(({ field }) => field.url?.endsWith('/personOptions'))
    .map(({ path, field }) => [`${file} ${path}`, field] as const),
);

test('a declared search of people sends what is typed word by word', () => {
  expect(people.length).toBeGreaterThan(0);
  expect(people.filter(([, { sendsWords }]) => sendsWords !== true).map(([where]) => where)).toEqual([]);
});
