let sign: string | undefined

/** What stands before the decimals on this device. Asked for once something is typed: the first answer takes a while. */
export const deviceSign = () => {
  sign ??= new Intl.NumberFormat(globalThis.navigator?.language)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value
  return sign ?? '.'
}
