import { useImperativeHandle } from 'react';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { missingOf } from '#platform/tasks/variables.ui.ts';
import { Stack } from '#ui/page/stack.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import words from './general-request.messages.fa.ts';

const said = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A new request in free words, or the one that came back. */
export default function RequestForm({ ref, data, values, errors, isReadOnly, onChange }: TaskFormProps) {
  const shown = { title: said(values['title'] ?? data['title']), description: said(values['description'] ?? data['description']) };
  const { fields } = words;
  useImperativeHandle(ref, () => () => missingOf({ title: [fields.title, shown.title], description: [fields.description, shown.description] }));
  const shared = { isRequired: true, isReadOnly } as const;
  return (
    <Stack>
      <TextField
        {...shared}
        label={fields.title}
        maxLength={120}
        placeholder={fields.titleExample}
        value={shown.title}
        error={errors['title']}
        onChange={(title) => onChange({ ...shown, title })}
      />
      <TextField
        {...shared}
        label={fields.description}
        rows={6}
        maxLength={4000}
        help={fields.descriptionHelp}
        value={shown.description}
        error={errors['description']}
        onChange={(description) => onChange({ ...shown, description })}
      />
    </Stack>
  );
}
