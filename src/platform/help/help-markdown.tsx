/**
 * Draws an article. Markdown is parsed by a library; what it finds becomes elements of our own, never HTML of the
 * text: paragraphs, lists, notes, tables, links inside the product, pictures beside the article, keys as `code`.
 */
import { Link } from '@tanstack/react-router';
import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Ltr } from '#ui/ltr/ltr.tsx';
import styles from './help.module.css';

/** By their path below src. */
const pictures = import.meta.glob<string>('./{platform,modules}/**/*.help.*.webp', { base: '../../', query: '?url', import: 'default', eager: true });

interface Place {
  /** Folder below src that holds the pictures of the article. */
  readonly slice: string;
}

/** An article never changes while it is shown: the place of a piece is its key. */
const keyed = <T,>(pieces: readonly T[]): readonly (readonly [string, T])[] => pieces.map((piece, at) => [String(at), piece]);

const list = (tokens: readonly Token[] | undefined, place: Place): ReactNode => keyed(tokens ?? []).map(([key, token]) => <Fragment key={key}>{draw(token, place)}</Fragment>);

function Picture({ token, place }: { token: Tokens.Image; place: Place }) {
  const address = pictures[`./${place.slice}/${token.href}`];
  if (address === undefined) return null;
  // in full size in a tab of its own: on a phone its words are too small
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.pictureLink}>
      <img src={address} alt={token.text} decoding="async" className={styles.picture} />
    </a>
  );
}

function Anchor({ token, place }: { token: Tokens.Link; place: Place }) {
  const [path = '/', article] = token.href.split('#', 2);
  if (path.startsWith('/')) {
    return (
      <Link to={path} {...(article === undefined ? {} : { search: { article } })}>
        {list(token.tokens, place)}
      </Link>
    );
  }
  return (
    <a href={token.href} target="_blank" rel="noreferrer">
      {list(token.tokens, place)}
    </a>
  );
}

function Table({ token, place }: { token: Tokens.Table; place: Place }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {keyed(token.header).map(([key, cell]) => (
            <th key={key} scope="col">
              {list(cell.tokens, place)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(token.rows).map(([line, row]) => (
          <tr key={line}>
            {keyed(row).map(([key, cell]) => (
              <td key={key}>{list(cell.tokens, place)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function List({ token, place }: { token: Tokens.List; place: Place }) {
  const Items = token.ordered ? 'ol' : 'ul';
  return (
    <Items>
      {keyed(token.items).map(([key, item]) => (
        <li key={key}>{list(item.tokens, place)}</li>
      ))}
    </Items>
  );
}

function draw(token: Token, place: Place): ReactNode {
  switch (token.type) {
    case 'heading':
      return token['depth'] <= 2 ? <h3>{list(token['tokens'], place)}</h3> : <h4>{list(token['tokens'], place)}</h4>;
    case 'paragraph':
      return <p>{list(token['tokens'], place)}</p>;
    case 'list':
      return <List token={token as Tokens.List} place={place} />;
    case 'blockquote':
      return (
        <Alert type="info" isLive={false}>
          {list(token['tokens'], place)}
        </Alert>
      );
    case 'table':
      return <Table token={token as Tokens.Table} place={place} />;
    case 'image':
      return <Picture token={token as Tokens.Image} place={place} />;
    case 'link':
      return <Anchor token={token as Tokens.Link} place={place} />;
    case 'strong':
      return <b>{list(token['tokens'], place)}</b>;
    case 'em':
      return <b>{list(token['tokens'], place)}</b>;
    case 'codespan':
      return (
        <kbd className={styles.key}>
          <Ltr>{token['text']}</Ltr>
        </kbd>
      );
    case 'text':
      return token['tokens'] === undefined ? token['text'] : list(token['tokens'], place);
    default:
      return token.type === 'space' ? null : token.raw;
  }
}

export function HelpText({ slice, text }: { slice: string; text: string }) {
  return <div className={styles.text}>{list(lexer(text), { slice })}</div>;
}
