-- needs: platform/tables.001
-- As foldForSearch decomposes: letters with an accent, letters as a PDF holds them and full-width signs are found by any of
-- their spellings. What decomposition makes of letters with hamza or madda is a bare letter and a mark, so that they need no pair.
-- One strict expression: PostgreSQL puts it into the query instead of calling it.
create or replace function folded_text(words text) returns text language sql immutable parallel safe strict as $$
  select lower(translate(normalize(words, NFKD),
    U&'\0671\064A\0649\0643\0629\06D5\06C1\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\200C\0621\0640\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0670\0300\0301\0302\0303\0304\0306\0307\0308\030A\030B\030C\0323\0327\0328',
    U&'\0627\06CC\06CC\06A9\0647\0647\0647' || '01234567890123456789'))
$$;
