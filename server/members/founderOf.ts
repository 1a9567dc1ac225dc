import { type Config, FOUNDER_WANTED } from '#server/config/readConfig.ts'

/** Who stands at the root of the tree. Throws naming what the first start has to be told. */
export function founderOf({ founderAccount, founderEmail, devnetUrl }: Config) {
  const email = founderEmail ?? (devnetUrl && 'founder@bitwave.invalid')
  if (!founderAccount || !email) {
    throw new Error(FOUNDER_WANTED)
  }
  return { account: founderAccount, email, nickname: 'Founder' }
}
