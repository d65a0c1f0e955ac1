/** Why rows of the sheets of places of services of welfare are refused. */
import { formatRial } from '#kernel/rial/rial.ts';

type Facts = Readonly<Record<string, string | number>>;
const number = (value: string | number | undefined): string => formatRial(BigInt(value ?? 0));

export default {
  reasons: {
    unknown_event: () => 'رویدادی با این کد در شرکت نیست. کد را از «تعریف رویداد رفاهی» بردارید.',
    event_closed: () => 'فهرست این رویداد بسته شده است و نوبت‌های آن دیگر عوض نمی‌شود.',
    beyond_units: ({ units }: Facts) => `این خدمت ${number(units)} واحد دارد. ظرفیت از آن بیشتر نباشد.`,
    below_quotas: ({ held }: Facts) => `ظرفیت نوبت‌ها از سهمیه‌ها کمتر می‌شود. سهمیه‌ها روی هم ${number(held)} جا دارند.`,
    below_taken: ({ taken }: Facts) => `از این نوبت ${number(taken)} جا داده شده است. ظرفیت از آن کمتر نباشد.`,
    slot_has_places: ({ taken }: Facts) => `از این نوبت ${number(taken)} جا داده شده است. روزهای آن دیگر عوض نمی‌شود.`,
    unknown_stay: () => 'خدمت اقامتی با این کد در شرکت نیست. کد را از «تعریف خدمت رفاهی» بردارید.',
    unit_too_small: ({ persons }: Facts) => `جایی برای ${number(persons)} نفر در این واحد داده شده است. تخت‌ها از آن کمتر نباشد.`,
  },
};
