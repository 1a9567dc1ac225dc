import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { checkPassword } from '#server/members/checkPassword.ts'
import { hashPassword } from '#server/members/passwords.ts'
import { setPassword } from '#server/members/setPassword.ts'
import type { Act } from '#server/operator/Act.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { memberIn } from '#server/operator/given.ts'
import { log } from '#server/operator/log.ts'
import { limits } from '#shared/limits.ts'
import { problemWords } from '#shared/problems.ts'
import { Password } from '#shared/rules.ts'

export const memberPassword: Act = {
  name: 'member password',
  takes: '<member>',
  about: 'gives a member a new password and ends all sign-ins; prints it, or reads it with --stdin',
  example: 'member password ann@example.com',
  options: { stdin: 'switch' },
  run: async (desk, { words: [who = ''], is }) => {
    // Never taken from the command line: others on the machine could read it there.
    const typed = is('stdin') ? (await desk.input()).replace(/\r?\n$/, '') : undefined
    const password = typed ?? `${randomBytes(9).toString('base64url')}a7`
    if (!z.safeParse(Password, password).success)
      throw new Complaint(problemWords('password', 'en'))
    checkPassword(password, Number(desk.env['PASSWORD_MIN'] ?? limits.passwordMin))
    const hash = await hashPassword(password)
    const id = await desk.db.inTx(async (tx) => {
      const member = await memberIn(tx, who)
      await setPassword(tx, member.id, hash)
      await log(tx, desk, { act: 'member password', subject: `member ${member.id}` })
      return member.id
    })
    desk.say(`member ${id} has a new password${typed === undefined ? `: ${password}` : ''}`)
  },
}
