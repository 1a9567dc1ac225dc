let sign: string | undefined

/** What stands before the decimals on this device. Asked for once something is typed: the first answer takes a while. */
export const deviceSign = () => {
  sign ??= numbersHere()
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value
  return sign ?? '.'
}

/** Some browsers name no language but what their system calls it, such as `C`, which is no tag. */
function numbersHere() {
  try {
    return new Intl.NumberFormat(globalThis.navigator?.language)
  } catch {
    return new Intl.NumberFormat()
  }
}
