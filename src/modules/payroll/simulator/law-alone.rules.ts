/** What stands for a pay group where none is to count. */

/** The law alone, whatever group a company has called so. */
export const LAW_ALONE = 'labour';
