import type { ReactNode } from 'react';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Ltr } from '#ui/ltr/ltr.tsx';
import messages from './api-document.messages.fa.ts';
import styles from './api-document.module.css';
import { type ApiCall, type JsonSchema, schemaRows, typeText } from './api-document.rules.ts';
import { Entry } from './entry.tsx';

/** One call: method, path and purpose; what it demands and answers opens below. */
export function CallEntry({ call }: { call: ApiCall }) {
  return (
    <Entry
      head={
        <>
          <span className={styles.method}>{call.method}</span>
          <Ltr className={styles.path}>{call.path}</Ltr>
          <Ltr className={styles.purpose}>{call.summary}</Ltr>
        </>
      }
    >
      {() => <CallFacts call={call} />}
    </Entry>
  );
}

function CallFacts({ call }: { call: ApiCall }) {
  return (
    <div className={styles.facts}>
      <DescriptionList
        isAcross
        items={[
          { term: messages.permission, value: <Permissions keys={call.permissions} /> },
          { term: messages.scope, value: messages.scopeWords[call.scope] ?? call.scope },
          { term: messages.refusals, value: <Ltr>{call.refusals.join(' ')}</Ltr> },
        ]}
      />
      {call.parameters.length === 0 ? null : (
        <Section title={messages.parameters}>
          <Parameters call={call} />
        </Section>
      )}
      {call.body === undefined ? null : (
        <Section title={messages.body}>
          <Fields title={messages.body} schema={call.body} />
        </Section>
      )}
      <Section title={messages.reply}>
        {call.reply === undefined ? (
          <p className={styles.plain}>
            {messages.file} <Ltr>{call.replyType}</Ltr>
          </p>
        ) : (
          <Fields title={messages.reply} schema={call.reply} />
        )}
      </Section>
    </div>
  );
}

function Permissions({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => (
    <span key={key} className={styles.key}>
      {messages.permissionWords[key] ?? <Ltr>{key}</Ltr>}
    </span>
  ));
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}

function Parameters({ call }: { call: ApiCall }) {
  return (
    <Table title={messages.parameters} heads={[messages.field, messages.type, messages.place, messages.required]}>
      {call.parameters.map(({ name, in: place, required, schema }) => (
        <tr key={`${place} ${name}`}>
          <th scope="row">{name}</th>
          <td>{typeText(schema, schema.$defs)}</td>
          <td>
            <bdi className={styles.word}>{messages.placeWords[place] ?? place}</bdi>
          </td>
          <td>{required ? '*' : ''}</td>
        </tr>
      ))}
    </Table>
  );
}

/** Names and types are Latin and nested: the table is left to right. */
function Fields({ title, schema }: { title: string; schema: JsonSchema }) {
  const rows = schemaRows(schema);
  const type = typeText(schema, schema.$defs);
  return (
    <>
      {type === 'object' && rows.length > 0 ? null : (
        <p className={styles.plain}>
          <Ltr>{type}</Ltr>
        </p>
      )}
      {rows.length === 0 ? null : (
        <Table title={title} heads={[messages.field, messages.type, messages.required]}>
          {rows.map(({ key, name, depth, type, isRequired }) => (
            <tr key={key}>
              <th scope="row" style={{ paddingInlineStart: 12 + depth * 20 }}>
                {name}
              </th>
              <td>{type}</td>
              <td>{isRequired ? '*' : ''}</td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}

function Table({ title, heads, children }: { title: string; heads: readonly string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by the keyboard too
    <section className={styles.scroller} aria-label={title} tabIndex={0}>
      <table dir="ltr" className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
