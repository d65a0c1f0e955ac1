import { Pencil, Printer, Trash2 } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/gallery/sample.messages.fa.ts';
import { Menu } from './menu.tsx';

export default defineGallery({
  closed: () => (
    <Menu
      label={words.menu}
      trigger={<Button>{words.menu}</Button>}
      items={[
        { id: 'edit', label: words.edit, icon: Pencil },
        { id: 'print', label: words.print, icon: Printer, isDisabled: true },
        { id: 'remove', label: words.remove, icon: Trash2, isDanger: true, isGroupStart: true },
      ]}
    />
  ),
});
