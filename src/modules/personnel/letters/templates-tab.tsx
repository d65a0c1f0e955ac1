import { useMemo } from 'react';
import { activeCompany } from '#platform/company/active/active.contract.ts';
import { PartEditor, type PartRow } from '#platform/party/parts/part-editor.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { useCall } from '#ui/client/hooks.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import defaults from './letter-defaults.messages.fa.ts';
import { letterPictures, letterTemplates } from './letters.contract.ts';
import { templateFormWith } from './letters.form.ts';
import messages from './letters-page.messages.fa.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const wordOf = (words: Readonly<Record<string, string>>, value: unknown): string => words[text(value)] ?? kit.unknown;

const columns: readonly GridColumn<PartRow>[] = [
  { id: 'title', label: messages.templateTitle, grows: true, render: ({ title }) => <bdi>{text(title)}</bdi> },
  { id: 'kind', label: messages.kind, render: ({ kind }) => wordOf(messages.kinds, kind) },
  { id: 'language', label: messages.language, render: ({ language }) => wordOf(messages.languages, language) },
  {
    id: 'isActive',
    label: messages.isActive,
    render: ({ isActive }) => <Badge state={isActive === 'Y' ? 'active' : 'draft'}>{isActive === 'Y' ? messages.usable : messages.unusable}</Badge>,
  },
];

/** Seldom changed, and by others. */
const FRESH_MS = 60_000;

/** The templates of the company one works in. */
export function TemplatesTab() {
  const companyId = useCall(activeCompany, {}).data?.companyId;
  const { data } = useCall(letterPictures, { query: { companyId: companyId ?? '' }, staleTime: FRESH_MS, enabled: companyId !== undefined });
  const form = useMemo(() => templateFormWith(data?.rows), [data]);
  if (companyId === undefined) return <Skeleton kind="blocks" count={2} />;
  const { titles, opening, signer, bodies } = defaults.fa;
  return (
    <PartEditor
      of={letterTemplates}
      form={form}
      partyId={companyId}
      title={messages.templates}
      columns={columns}
      rowName={({ title }) => text(title) || messages.aTemplate}
      start={{ kind: 'employment', language: 'fa', isActive: 'Y', title: titles.employment, opening, signer, bodyText: bodies.employment }}
    />
  );
}
