import { PencilLine } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { FormValues } from '#kernel/form/definition.ts';
import { readOnlyForm } from '#kernel/form/read-only.ts';
import { AnyForm } from '#ui/any/any.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useMay } from '#ui/client/session.ts';
import type { FormElement } from '#ui/form/scope.ts';
import { formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { constantValues, formulaBody, formulaStart, formulaValues, tableStart } from './form-values.ui.ts';
import { formulaScreen } from './formula.screen.ts';
import { FormulaText, UseField } from './formula-fields.tsx';
import messages from './formula-page.messages.fa.ts';
import { type LibraryTab, parts } from './library-kinds.ui.ts';
import { ColumnsField, KeysField } from './list-fields.tsx';
import { TestsField } from './tests-field.tsx';
import { currentOf, isDraft, type LibraryItem, type LibraryVersion } from './version-words.ui.ts';

const elements: Readonly<Record<string, FormElement>> = {
  use: (control) => <UseField control={control} />,
  text: (control) => <FormulaText control={control} />,
  tests: (control) => <TestsField control={control} />,
  keys: (control) => <KeysField control={control} />,
  columns: (control) => <ColumnsField control={control} />,
};

const starts: Readonly<Record<LibraryTab, FormValues>> = { constants: {}, inputFactors: {}, tables: tableStart, formulas: formulaStart };

const bodyOf = (tab: LibraryTab, values: FormValues): FormValues => (tab === 'formulas' ? formulaBody(values) : values);

/** What the library says of a version, as its form shows it. */
function shownAs(tab: LibraryTab, said: FormValues): FormValues {
  if (tab === 'constants') return constantValues(said);
  return tab === 'formulas' ? formulaValues(said) : said;
}

/** What a version says, as its form shows it. */
function valuesOf(tab: LibraryTab, { title, description }: LibraryItem, { content, fromDate, variation }: LibraryVersion): FormValues {
  const { rowCount: _rowCount, ...said } = content;
  return { title, description, fromDate, variation, ...shownAs(tab, said) };
}

/** The form of an item that is not there yet. */
export function NewItem({ tab }: { tab: LibraryTab }) {
  const open = useOpenScreen();
  const { form, calls } = parts[tab];
  return (
    <AnyForm
      of={form}
      call={calls.create}
      title={messages.facts}
      start={{ fromDate: today(), ...starts[tab] }}
      elements={elements}
      toBody={(values) => bodyOf(tab, values)}
      submitLabel={messages.createDraft}
      draft={`new/${tab}`}
      autoFocus
      onSaved={(reply) => void open(formulaScreen, { search: { tab, item: (reply as { id: string }).id }, replace: true })}
    />
  );
}

interface FactsProps {
  tab: LibraryTab;
  item: LibraryItem;
}

/** The draft to write in; without one what stands, and the way to a new version. */
export function ItemFacts({ tab, item }: FactsProps) {
  const [isWriting, write] = useState(false);
  const mayEdit = useMay(parts[tab].edit) && !item.isInherited;
  const current = currentOf(item);
  if (current === undefined) return null;
  if (isDraft(current) && mayEdit) return <Draft tab={tab} item={item} of={current} />;
  if (isWriting) return <NewVersion tab={tab} item={item} of={current} onDone={() => write(false)} />;
  return (
    <Stack>
      <Standing tab={tab} item={item} of={current} />
      {mayEdit ? (
        <Card title={messages.newVersion}>
          <Row gap={4}>
            <span>{messages.newVersionText}</span>
            <Button icon={PencilLine} onPress={() => write(true)}>
              {messages.newVersion}
            </Button>
          </Row>
        </Card>
      ) : null}
    </Stack>
  );
}

type VersionProps = FactsProps & { of: LibraryVersion };

/** Formulas say in the body which they are, the others in the address. */
const target = (tab: LibraryTab, { id }: LibraryItem) => (tab === 'formulas' ? { params: {}, said: { formulaId: id } } : { params: { id }, said: {} });

function Draft({ tab, item, of: draft }: VersionProps) {
  const { changeForm, edit } = parts[tab];
  const { params, said } = target(tab, item);
  const values = useMemo(() => valuesOf(tab, item, draft), [tab, item, draft]);
  return (
    <AnyForm
      of={changeForm}
      call={edit}
      params={params}
      title={messages.draftOf(formatNumber(draft.version))}
      values={values}
      version={item.rowVersion}
      elements={elements}
      toBody={(written, rowVersion) => ({ ...bodyOf(tab, written), ...said, rowVersion })}
      fromStored={(stored) => shownAs(tab, stored)}
      submitLabel={messages.saveDraft}
      draft={item.id}
    />
  );
}

function NewVersion({ tab, item, of: standing, onDone }: VersionProps & { onDone: () => void }) {
  const { changeForm, edit } = parts[tab];
  const { params, said } = target(tab, item);
  return (
    <AnyForm
      of={changeForm}
      call={edit}
      params={params}
      title={messages.newVersion}
      start={{ ...valuesOf(tab, item, standing), fromDate: null, variation: null }}
      elements={elements}
      toBody={(written) => ({ ...bodyOf(tab, written), ...said, rowVersion: item.rowVersion })}
      submitLabel={messages.createDraft}
      onReset={onDone}
      onSaved={onDone}
    />
  );
}

function Standing({ tab, item, of: version }: VersionProps) {
  const { changeForm, edit } = parts[tab];
  const form = useMemo(() => readOnlyForm(changeForm), [changeForm]);
  return <AnyForm of={form} call={edit} params={{}} title={messages.standing(formatNumber(version.version))} values={valuesOf(tab, item, version)} elements={elements} />;
}
