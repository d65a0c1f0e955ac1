import type { ReactNode } from 'react';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Fact, type KnownField, type OptionLists, Wage } from './fact-text.tsx';
import type { SeenFile } from './profile.contract.ts';
import styles from './profile.module.css';
import messages from './profile-page.messages.fa.ts';

type FileField = KnownField & keyof SeenFile;

const sections: readonly { readonly title: string; readonly fields: readonly FileField[] }[] = [
  {
    title: messages.employment,
    fields: ['companyName', 'unitName', 'positionTitle', 'qualificationTitle'],
  },
  { title: messages.contact, fields: ['mobile', 'city', 'street', 'postalCode'] },
  { title: messages.bank, fields: ['iban'] },
  { title: messages.pay, fields: ['dailyWage'] },
];

function presentValue(file: SeenFile, name: FileField, lists: OptionLists): ReactNode {
  if (name === 'dailyWage') return <Wage digits={file.dailyWage ?? null} />;
  if (name === 'qualificationTitle' && file.qualificationTitle && file.qualificationField) return messages.study(file.qualificationTitle, file.qualificationField);
  return <Fact name={name} value={file[name]} lists={lists} />;
}

/** Everything the base tab tells and does not edit, by subject; a class the reader does not hold is not in the file. */
export function MoreFacts({ file, lists }: { file: SeenFile; lists: OptionLists }) {
  return sections.map(({ title, fields }) => {
    const told = fields.filter((name) => file[name] !== undefined);
    if (told.length === 0) return null;
    return (
      <Card key={title} title={title}>
        <div className={styles.facts}>
          <DescriptionList isAcross items={told.map((name) => ({ term: messages.labels[name], value: presentValue(file, name, lists) }))} />
        </div>
      </Card>
    );
  });
}
