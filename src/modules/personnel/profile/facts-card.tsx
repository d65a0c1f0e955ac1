import { Pencil } from 'lucide-react';
import { useEffect, useId } from 'react';
import type { FieldDefinition } from '#kernel/form/definition.ts';
import { useOwnNote } from '#platform/party/own-file/own-file.ui.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useMay } from '#ui/client/session.ts';
import { defined } from '#ui/cx/cx.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { today } from '#ui/format/today.ts';
import { focusById } from '#ui/use-form/focus-by-id.ts';
import { Fact, type OptionLists } from './fact-text.tsx';
import { ageText, factsForm } from './facts.form.ts';
import { FactsEditor } from './facts-editor.tsx';
import { type SeenFile, updatePerson } from './profile.contract.ts';
import styles from './profile.module.css';
import messages from './profile-page.messages.fa.ts';

/** back: read again, after the form. */
export type FactsStage = 'read' | 'edit' | 'back';

export interface FactsCardProps {
  file: SeenFile;
  lists: OptionLists;
  asOf: string | undefined;
  stage: FactsStage;
  onStage: (stage: FactsStage) => void;
}

/** The base facts: read, and edited by those who may; those of another day are for reading. */
export function FactsCard({ file, lists, asOf, stage, onStage }: FactsCardProps) {
  const holdsKey = useMay(updatePerson) && asOf === undefined;
  const ownNote = useOwnNote(updatePerson.own, file.partyId);
  const mayEdit = holdsKey && ownNote === undefined;
  const editId = useId();
  useEffect(() => {
    // the form was long: what has the focus after it is brought into sight
    if (stage === 'back') focusById(editId);
  }, [stage, editId]);
  if (stage === 'edit' && mayEdit) return <FactsEditor file={file} onDone={() => onStage('back')} />;
  return (
    <Card
      title={messages.personal}
      {...(holdsKey ? defined({ caption: ownNote }) : {})}
      actions={
        mayEdit ? (
          <Button id={editId} size="sm" icon={Pencil} onPress={() => onStage('edit')}>
            {messages.edit}
          </Button>
        ) : undefined
      }
    >
      {factsForm.sections.map(({ title, fields }) => (
        <div key={title} className={styles.facts}>
          <h3 className={styles.part}>{title}</h3>
          <DescriptionList
            isAcross
            items={fields
              .filter((field) => isShown(file, field))
              .map((field) => ({ term: field.label, value: <Told file={file} name={field.name} lists={lists} day={asOf ?? today()} /> }))}
          />
        </div>
      ))}
    </Card>
  );
}

type FactName = (typeof factsForm)['sections'][number]['fields'][number]['name'];
type FactField = FieldDefinition & { readonly name: FactName };

/** Who does not hold the class has no value; what the form does not ask of somebody is not missing, and shown only where it stands. */
const isShown = (file: SeenFile, { name, visibleWhen }: FactField): boolean => file[name] !== undefined && (file[name] !== null || visibleWhen?.(file) !== false);

const placeNames: Readonly<Record<string, 'countryName' | 'issueProvinceName' | 'issueCountyName'>> = {
  countryGeoId: 'countryName',
  issueProvinceGeoId: 'issueProvinceName',
  issueCountyGeoId: 'issueCountyName',
};

function Told({ file, name, lists, day }: { file: SeenFile; name: FactName; lists: OptionLists; day: string }) {
  return (
    <>
      <Fact name={name} value={file[placeNames[name] ?? name]} lists={lists} />
      {name === 'birthDate' && file.birthDate && file.birthDate < day ? <span className={styles.meta}> ({ageText(file.birthDate, day)})</span> : null}
    </>
  );
}
