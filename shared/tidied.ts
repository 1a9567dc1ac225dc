/**
 * What has no blanks in it, as people paste it: with some around it or between its groups, with marks that nobody sees, in the
 * full-width letters of East Asian keyboards, or with 0X before it.
 */
export const tidied = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{DI}]/gu, '')
    .replace(/^0X/, '0x')

/** The digits of a UID or a number that was copied from a screen with its name, “UID 100042”; anything else as it was typed. */
export const numberPasted = (typed: string) =>
  /^(?:UID|No\.|編號)?(\d+)$/i.exec(tidied(typed))?.[1] ?? typed.trim()
