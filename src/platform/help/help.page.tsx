import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, SearchX } from 'lucide-react';
import { useDeferredValue, useEffect, useRef } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { type NavigationNode, useSession } from '#ui/client/session.ts';
import { cx } from '#ui/cx/cx.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { ScreenLink, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { helpArticles } from './help.contract.ts';
import styles from './help.module.css';
import { excerptOf, findArticles, markHits } from './help.rules.ts';
import { helpScreen } from './help.screen.ts';
import { HelpText } from './help-markdown.tsx';
import messages from './help-page.messages.fa.ts';

type Article = ReplyOf<typeof helpArticles>['articles'][number];

/** Articles about what one may open: contents and search at the start, the article beside it; on a phone one after the other. */
export default function HelpPage() {
  const { data, error, refetch, isFetching } = useCall(helpArticles, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <div className={styles.page}>
      <PageHeader title={messages.helpTitle} lead={messages.lead} />
      {data !== undefined ? (
        <Help articles={data.articles} />
      ) : error === null ? (
        <Skeleton kind="blocks" count={2} />
      ) : (
        <ErrorState title={messages.failed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.messages}
        </ErrorState>
      )}
    </div>
  );
}

function Help({ articles }: { articles: readonly Article[] }) {
  const { article: id, q = '', about } = useScreenSearch(helpScreen);
  const change = useSetScreenSearch(helpScreen);
  const wanted = useDeferredValue(q);
  const found = findArticles(articles, wanted);
  const chosen = articles.find((one) => one.id === id) ?? (id === undefined ? articles.find(({ screens }) => about !== undefined && screens.includes(about)) : undefined);
  const shown = chosen ?? found[0];
  const side = useRef<HTMLDivElement>(null);
  const goBack = async (): Promise<void> => {
    await change({ article: undefined, about: undefined });
    side.current?.querySelector<HTMLElement>(`a[href*="article=${shown?.id}"]`)?.focus();
  };
  return (
    <div className={cx(styles.help, chosen === undefined && styles.listFirst)}>
      <div ref={side} className={styles.side}>
        <TextField kind="search" label={messages.search} value={q} maxLength={100} onChange={(text) => void change({ q: text, article: undefined, about: undefined })} />
        <p role="status" className={styles.found}>
          {wanted === '' ? '' : messages.found(formatNumber(found.length))}
        </p>
        {found.length === 0 ? null : <Contents articles={found} chosen={shown?.id} q={wanted} />}
      </div>
      {shown === undefined || found.length === 0 ? (
        <EmptyState icon={SearchX} title={messages.nothing} actions={<Button onPress={() => void change({ q: undefined })}>{messages.clear}</Button>}>
          {messages.nothingAdvice}
        </EmptyState>
      ) : (
        <OneArticle article={shown} isChosen={chosen !== undefined} onBack={() => void goBack()} />
      )}
    </div>
  );
}

function Contents({ articles, chosen, q }: { articles: readonly Article[]; chosen: string | undefined; q: string }) {
  const groups = [
    { title: messages.general, own: articles.filter(({ screens }) => screens.length === 0) },
    { title: messages.about, own: articles.filter(({ screens }) => screens.length > 0) },
  ].filter(({ own }) => own.length > 0);
  return (
    <nav aria-label={messages.contents} className={styles.contents}>
      {groups.map(({ title, own }) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.group}>{title}</h2>
          <ul>
            {own.map((article) => (
              <li key={article.id} className={cx(article.id === chosen && styles.chosen)}>
                <ScreenLink to={helpScreen} search={{ article: article.id, ...(q === '' ? {} : { q }) }} className={styles.link}>
                  <Hits text={article.title} q={q} />
                  {q === '' ? null : (
                    <span className={styles.excerpt}>
                      <Hits text={excerptOf(article.text, q)} q={q} />
                    </span>
                  )}
                </ScreenLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** The words that were looked for stand out. */
function Hits({ text, q }: { text: string; q: string }) {
  if (q === '') return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
  return markHits(text, q).map((piece, at) => (piece.isHit ? <mark key={at}>{piece.text}</mark> : <span key={at}>{piece.text}</span>));
}

/** The node of the menu that leads to one of the screens; a page outside the menu needs more than its address. */
function menuPage(nodes: readonly NavigationNode[], screens: readonly string[]): NavigationNode | undefined {
  for (const node of nodes) {
    const found = node.url !== undefined && screens.includes(node.url) ? node : menuPage(node.children ?? [], screens);
    if (found !== undefined) return found;
  }
  return undefined;
}

function OneArticle({ article: { slice, title, text, screens }, isChosen, onBack }: { article: Article; isChosen: boolean; onBack: () => void }) {
  const target = menuPage(
    useSession(({ navigation }) => navigation),
    screens,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // whoever chose it in the list goes on reading here; who opened the page by its address begins at the top
  const hasOpened = useRef(false);
  useEffect(() => {
    if (isChosen && hasOpened.current && title !== '') heading.current?.focus();
    hasOpened.current = true;
  }, [isChosen, title]);
  return (
    <article className={styles.article}>
      <div className={styles.back}>
        <Button size="sm" variant="ghost" icon={ArrowRight} onPress={onBack}>
          {messages.back}
        </Button>
      </div>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <HelpText slice={slice} text={text} />
      {target?.url === undefined ? null : (
        <p>
          <Link to={target.url} className={styles.go}>
            {messages.toScreen(target.title)} <Icon of={ArrowLeft} size="sm" />
          </Link>
        </p>
      )}
    </article>
  );
}
