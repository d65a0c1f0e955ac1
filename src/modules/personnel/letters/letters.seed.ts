/** Writes the texts that every company begins with. Those of a company are its own: they are laid once, and neither changed nor laid again. */
import type pg from 'pg';
import words from './letter-defaults.messages.fa.ts';
import type { Language, LetterKind } from './letters.rules.ts';

interface DefaultTemplate {
  readonly kind: LetterKind;
  readonly language: Language;
  readonly title: string;
  readonly opening: string | null;
  readonly body_text: string;
  readonly signer: string;
}

/** For each kind and language one. */
export const defaultTemplates: readonly DefaultTemplate[] = (['employment', 'wage'] as const).flatMap((kind) =>
  (['fa', 'en'] as const).map((language) => {
    const { opening, signer, titles, bodies } = words[language];
    return { kind, language, title: titles[kind], opening, body_text: bodies[kind], signer };
  }),
);

export const seed = {
  name: 'personnel/letters',
  data: defaultTemplates,
  run: async (client: pg.ClientBase) => {
    const { rows } = await client.query<{ kind: string; language: string }>(
      `with known as (select kind, language from letter_template_default),
       written as (
         insert into letter_template_default select * from jsonb_populate_recordset(null::letter_template_default, $1::jsonb)
         on conflict (kind, language) do update set title = excluded.title, opening = excluded.opening, body_text = excluded.body_text, signer = excluded.signer
         returning kind, language)
       select w.kind, w.language from written w left join known k using (kind, language) where k.kind is null`,
      [JSON.stringify(defaultTemplates)],
    );
    // companies that stand get what is new, once
    await client.query('select lay_letter_templates(company_id, $1, $2) from company', [rows.map(({ kind }) => kind), rows.map(({ language }) => language)]);
  },
};
