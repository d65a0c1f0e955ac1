import { fileAddress } from '#platform/files/file-address.ui.ts';
import { buttonClass } from '#ui/button/button.tsx';
import words from '../leave-page.messages.fa.ts';

/** The certificate of a request, as a file. */
export const DocumentLink = ({ value }: { value: string }) => (
  <a className={buttonClass('outline', 'sm')} href={fileAddress(value)} download={value.split(';')[1]}>
    {words.document}
  </a>
);
