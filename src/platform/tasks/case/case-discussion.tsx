import { Paperclip, Send } from 'lucide-react';
import { useState } from 'react';
import { displayNameIn } from '#kernel/file-value/file-value.ts';
import { fileAddress } from '#platform/files/file-address.ui.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Button } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useSend } from '#ui/client/hooks.ts';
import { FileField } from '#ui/file-field/file-field.tsx';
import { formatDateTime } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { type CaseDetail, discuss } from '../cases.contract.ts';
import messages from '../tasks-page.messages.fa.ts';
import styles from './case-discussion.module.css';

const MOST_LETTERS = 2000;

/** What those who have to do with a case say to each other about it. */
export function CaseDiscussion({ instanceId, sight, discussion, maySay }: Pick<CaseDetail, 'sight' | 'discussion'> & { instanceId: string; maySay: boolean }) {
  if (sight !== 'whole') return <p className={styles.faint}>{sight === 'own' ? messages.discussionOfOthers : messages.discussionHidden}</p>;
  return (
    <div className={styles.discussion}>
      {discussion.length === 0 ? (
        <p className={styles.faint}>{messages.discussionNone}</p>
      ) : (
        <ul className={styles.messages}>
          {discussion.map(({ commentId, at, author, text, file }) => (
            <li key={commentId} className={styles.message}>
              <Avatar name={author.fullName} partyId={author.partyId} size="sm" />
              <div className={styles.words}>
                <p className={styles.said}>{text}</p>
                {file === null ? null : (
                  <a className={styles.file} href={fileAddress(file)} download={displayNameIn(file)}>
                    <Icon of={Paperclip} size="xs" /> <bdi>{displayNameIn(file)}</bdi>
                  </a>
                )}
                <p className={styles.faint}>
                  <bdi>{author.fullName}</bdi>
                  {messages.comma}
                  {formatDateTime(at)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {maySay ? <Saying instanceId={instanceId} /> : null}
    </div>
  );
}

function Saying({ instanceId }: { instanceId: string }) {
  const [text, write] = useState('');
  const [file, attach] = useState<string | null>(null);
  const [isAttaching, openAttaching] = useState(false);
  const [fault, setFault] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useSend(discuss);
  async function say(): Promise<void> {
    if (text.trim() === '') return setFault(messages.sayNeeded);
    if (problem !== undefined) return setFault(problem);
    try {
      await mutateAsync({ params: { instanceId }, body: { text, file } });
      write('');
      attach(null);
      openAttaching(false);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFault(error.fields['text'] ?? error.messages);
    }
  }
  return (
    <div className={styles.saying}>
      <TextArea
        label={messages.say}
        isLabelHidden
        rows={2}
        placeholder={messages.sayPlaceholder}
        maxLength={MOST_LETTERS}
        value={text}
        error={fault}
        onChange={(next) => {
          write(next);
          setFault(undefined);
        }}
      />
      {isAttaching ? <FileField label={messages.attach} look="button" value={file} onChange={attach} onProblem={setProblem} /> : null}
      <div className={styles.acts}>
        {isAttaching ? null : (
          <Button size="sm" variant="ghost" icon={Paperclip} onPress={() => openAttaching(true)}>
            {messages.attach}
          </Button>
        )}
        <Button size="sm" icon={Send} iconMirrored isPending={isPending} onPress={() => void say()}>
          {messages.send}
        </Button>
      </div>
    </div>
  );
}
