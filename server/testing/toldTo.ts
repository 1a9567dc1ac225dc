import { handedOver } from '#server/mail/sendLetters.ts'
import type { Service } from './openService.ts'

/** Subjects of what was mailed to somebody so far and was no code. */
export async function toldTo({ world, mail }: Service, email: string): Promise<string[]> {
  await handedOver(world, 5_000)
  return mail
    .messages()
    .filter(({ to, subject }) => to.includes(email) && !/^Your verification code/.test(subject))
    .map(({ subject }) => subject)
}
