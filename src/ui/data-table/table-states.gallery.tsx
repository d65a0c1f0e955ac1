import { defineGallery } from '#ui/gallery/gallery.ts';
import texts from './data-table.gallery.messages.fa.ts';
import styles from './data-table.gallery.module.css';
import { DataTable } from './data-table.tsx';
import { answerPage, manyPeople, people, peopleTable } from './people.gallery.ts';

const CAP = 1000;

/** One state of the same list, by a parameter of its call. */
function table(state: keyof typeof texts.states) {
  const definition = { ...peopleTable, title: texts.states[state] };
  return () => (
    <div className={styles.place}>
      <DataTable isLocal hasNoViews of={definition} list={people.list} query={{ state }} />
    </div>
  );
}

const refusal = (): Response => Response.json({ errorCode: 'gallery.away', errors: 'away', messages: '', fields: {}, requestId: 'K7F-204' }, { status: 500 });

export default defineGallery(
  { empty: table('empty'), failed: table('failed'), capped: table('capped'), loading: table('loading') },
  {
    'GET /rest/s1/gallery/people': (question) => {
      const state = question.query.get('state');
      question.query.delete('state');
      if (state === 'failed') return refusal();
      if (state === 'loading') return new Promise(() => undefined);
      return answerPage(state === 'empty' ? [] : manyPeople, question, CAP);
    },
  },
);
