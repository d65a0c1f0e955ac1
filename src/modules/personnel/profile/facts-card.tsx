import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { today } from '#ui/format/today.ts';
import { Fact, type OptionLists } from './fact-text.tsx';
import { ageText, factsForm } from './facts.form.ts';
import { FactsEditor } from './facts-editor.tsx';
import { type SeenFile, updatePerson } from './profile.contract.ts';
import styles from './profile.module.css';
import messages from './profile-page.messages.fa.ts';
import { useMayCall } from './use-may-call.tsx';

/** The base facts: read, and edited by those who may. */
export function FactsCard({ file, lists }: { file: SeenFile; lists: OptionLists }) {
  const mayEdit = useMayCall(updatePerson);
  const [stage, setStage] = useState<'read' | 'edit' | 'back'>('read');
  if (stage === 'edit') return <FactsEditor file={file} onDone={() => setStage('back')} />;
  return (
    <Card
      title={messages.personal}
      actions={
        mayEdit ? (
          <Button size="sm" icon={Pencil} autoFocus={stage === 'back'} onPress={() => setStage('edit')}>
            {messages.edit}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.facts}>
        <DescriptionList
          isAcross
          items={factsForm.sections[0].fields
            .filter(({ name }) => file[name] !== undefined)
            .map(({ name, label }) => ({
              term: label,
              value: (
                <>
                  <Fact name={name} value={file[name]} lists={lists} />
                  {name === 'birthDate' && file.birthDate ? <span className={styles.meta}> ({ageText(file.birthDate, today())})</span> : null}
                </>
              ),
            }))}
        />
      </div>
    </Card>
  );
}
