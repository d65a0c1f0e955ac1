import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { formatMoney, moneyUnitName } from '#ui/format/format.ts';
import { MoneyField } from '#ui/money-field/money-field.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { LONGEST_TITLE, MOST_ITEMS } from './owed-items.rules.ts';
import words from './settlement-page.messages.fa.ts';

export interface OwedItem {
  /** Of the list. */
  readonly id: number;
  readonly title: string;
  /** Rials, digits. */
  readonly amount: string;
}

export interface OwedItemsProps {
  readonly items: readonly OwedItem[];
  readonly onChange: (items: readonly OwedItem[]) => void;
}

const { owed } = words;

/** What the leaver is to give back and no other list knows: typed here, counted with the rest, kept nowhere. */
export function OwedItems({ items, onChange }: OwedItemsProps) {
  const [title, setTitle] = useState('');
  const [amount, setAmount] = useState<string | null>(null);
  const [wrong, setWrong] = useState<{ readonly title?: string; readonly amount?: string }>({});
  const add = () => {
    const faults = { ...(title.trim() === '' && { title: owed.noTitle }), ...((amount === null || BigInt(amount) === 0n) && { amount: owed.noAmount }) };
    setWrong(faults);
    if (amount === null || Object.keys(faults).length > 0) return;
    onChange([...items, { id: (items.at(-1)?.id ?? 0) + 1, title: title.trim(), amount }]);
    setTitle('');
    setAmount(null);
  };
  return (
    <Card title={owed.title}>
      <Stack gap={3}>
        <Text as="p" tone="muted">
          {owed.text}
        </Text>
        {items.map((item) => (
          <Row key={item.id}>
            <bdi>{item.title}</bdi>
            <Text weight="semibold">{`${formatMoney(item.amount)} ${moneyUnitName()}`}</Text>
            <IconButton icon={X} size="sm" label={owed.remove(item.title)} onPress={() => onChange(items.filter(({ id }) => id !== item.id))} />
          </Row>
        ))}
        {items.length < MOST_ITEMS && (
          <>
            <FieldGrid>
              <TextField label={owed.what} maxLength={LONGEST_TITLE} value={title} onChange={setTitle} error={wrong.title} />
              <MoneyField label={owed.amount} max={999_999_999_999_999} value={amount} onChange={setAmount} error={wrong.amount} />
            </FieldGrid>
            <Row>
              <Button icon={Plus} size="sm" onPress={add}>
                {owed.add}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
}
