import { Check, Download } from 'lucide-react';
import { useId } from 'react';
import { importTemplate } from '#platform/import-export/import-export.contract.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { cx } from '#ui/cx/cx.ts';
import { useDownload } from './download.ui.ts';
import styles from './import.module.css';
import messages from './import-page.messages.fa.ts';
import { kindTitle } from './import-view.ui.ts';

export interface KindChoiceProps {
  kinds: readonly string[];
  kind: string | undefined;
  /** Kinds of which an import stands. */
  done: ReadonlySet<string>;
  onKind: (kind: string) => void;
}

/** The kinds in their order, with what each needs and its template. */
export function KindChoice({ kinds, kind, done, onKind }: KindChoiceProps) {
  const titleId = useId();
  return (
    <Card isFlush title={<span id={titleId}>{messages.kindsTitle}</span>}>
      <p className={styles.help}>{messages.kindsHelp}</p>
      <div role="radiogroup" aria-labelledby={titleId}>
        {kinds.map((one) => (
          <div key={one} className={cx(styles.kind, one === kind && styles.chosen)}>
            <label className={styles.kindLabel}>
              <input type="radio" name="kind" value={one} checked={one === kind} onChange={() => onKind(one)} className={styles.radio} />
              <span>
                <span className={styles.kindName}>{kindTitle(one)}</span>
                <span className={styles.kindNeeds}>{messages.needs[one]}</span>
              </span>
            </label>
            {done.has(one) ? (
              <Badge state="done" icon={Check}>
                {messages.kindDone}
              </Badge>
            ) : null}
            <Template kind={one} />
          </div>
        ))}
      </div>
    </Card>
  );
}

function Template({ kind }: { kind: string }) {
  const file = useDownload(() => sendForBlob(importTemplate, { query: { kind } }), messages.templateName(kindTitle(kind)));
  return (
    <Button variant="ghost" size="sm" icon={Download} isPending={file.isPending} onPress={file.download} aria-label={messages.templateOf(kindTitle(kind))}>
      {messages.template}
    </Button>
  );
}
