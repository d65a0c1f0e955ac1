import { Link } from '@tanstack/react-router';
import { entryNames, type NamedEntry } from './entries.ts';
import styles from './gallery.module.css';

/** Every state of the chosen components, or the list of all. Names are English: this page is for developers. */
export function Gallery({ entries }: { entries: readonly NamedEntry[] }) {
  return (
    <main id="main" className={styles.page}>
      <h1 lang="en" dir="ltr">
        Kargozin UI
      </h1>
      {entries.length === 0 ? (
        <ul className={styles.list} lang="en" dir="ltr">
          {entryNames.map((name) => (
            <li key={name}>
              <Link to="/__ui" search={{ entry: name }} reloadDocument>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        entries.map((entry) => <Entry key={entry.name} entry={entry} />)
      )}
    </main>
  );
}

function Entry({ entry: { name, states } }: { entry: NamedEntry }) {
  return (
    <section aria-label={name} data-entry={name} className={styles.entry}>
      <h2 lang="en" dir="ltr">
        {name}
      </h2>
      {Object.entries(states).map(([state, State]) => (
        <section key={state} aria-label={`${name}: ${state}`} data-state={state} className={styles.state}>
          <h3 lang="en" dir="ltr">
            {state}
          </h3>
          <div className={styles.stage}>
            <State />
          </div>
        </section>
      ))}
    </section>
  );
}
