import { Pencil, Plus, Trash2 } from 'lucide-react';
import { defineGallery } from '#ui/gallery/gallery.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Button, IconButton } from './button.tsx';

const variants = ['filled', 'outline', 'soft', 'ghost', 'danger'] as const;
const nothing = () => undefined;

export default defineGallery({
  variants: () =>
    variants.map((variant) => (
      <Button key={variant} variant={variant} onPress={nothing}>
        {kit.retry}
      </Button>
    )),
  sizes: () =>
    (['sm', 'md', 'lg'] as const).map((size) => (
      <Button key={size} size={size} icon={Plus} onPress={nothing}>
        {kit.retry}
      </Button>
    )),
  pending: () => (
    <Button variant="filled" isPending>
      {kit.retry}
    </Button>
  ),
  disabled: () =>
    variants.map((variant) => (
      <Button key={variant} variant={variant} isDisabled>
        {kit.retry}
      </Button>
    )),
  icons: () => (
    <>
      <IconButton label={kit.retry} icon={Pencil} onPress={nothing} />
      <IconButton label={kit.close} icon={Trash2} variant="outline" onPress={nothing} />
      <IconButton label={kit.close} icon={Trash2} isDisabled />
    </>
  ),
});
