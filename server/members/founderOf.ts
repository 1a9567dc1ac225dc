import { type Config, FOUNDER_WANTED } from '#server/config/readConfig.ts'

/** Who stands at the root of the tree. Throws naming what the first start has to be told, or what was told wrong. */
export function founderOf({ founderAccount, founderEmail, devnetUrl, pool, token }: Config) {
  const email = founderEmail ?? (devnetUrl && 'founder@bitwave.invalid')
  if (!founderAccount || !email) {
    throw new Error(FOUNDER_WANTED)
  }
  // Nobody could sign in to it: the root has no password, and a contract signs nothing.
  if ([pool, token].some((one) => one.toLowerCase() === founderAccount.toLowerCase()))
    throw new Error('FOUNDER_ACCOUNT is BITWAVE_POOL or BITWAVE_TOKEN')
  return { account: founderAccount, email, nickname: 'Founder' }
}
