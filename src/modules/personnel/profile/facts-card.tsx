import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Fact, type OptionLists } from './fact-text.tsx';
import { FactsEditor } from './facts-editor.tsx';
import { ageText } from './facts-fields.tsx';
import { factNames, isVisible, type SeenFile, storedOf } from './facts-form.ts';
import { updatePerson } from './profile.contract.ts';
import styles from './profile.module.css';
import messages from './profile-page.messages.fa.ts';
import { useMayCall } from './use-may-call.tsx';

/** The base facts: read, and edited by those who may. */
export function FactsCard({ file, lists }: { file: SeenFile; lists: OptionLists }) {
  const mayEdit = useMayCall(updatePerson);
  const [stage, setStage] = useState<'read' | 'edit' | 'back'>('read');
  if (stage === 'edit') return <FactsEditor file={file} lists={lists} onDone={() => setStage('back')} />;
  const stored = storedOf(file);
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
          items={factNames
            .filter((name) => isVisible(stored, name))
            .map((name) => ({
              term: messages.labels[name],
              value: (
                <>
                  <Fact name={name} value={stored[name]} lists={lists} />
                  {name === 'birthDate' && stored.birthDate ? <span className={styles.meta}> ({ageText(stored.birthDate)})</span> : null}
                </>
              ),
            }))}
        />
      </div>
    </Card>
  );
}
